import { act } from 'preact/test-utils';
import { expect, it } from 'vitest';
import { found, mount, press } from '../../ui/mount';
import { Caption } from './board/Caption';
import { fixturePlay } from './fixture/play';
import { moveTable, noHand } from './fixture/tables';
import { game } from './index';
import { seatFace } from './seats';
import { openSession } from './session';

it('a phone shows what a seat owns when it is pressed, until it is pressed again or Escape is', () => {
  const play = fixturePlay({ table: moveTable, hand: noHand, seat: 1, phone: true });
  const session = openSession(play);
  const page = mount(
    <div>
      <Seat />
      <Caption session={session} />
    </div>,
  );
  function Seat() {
    return <p>{seatFace(session, 2).figures[0]?.value}</p>;
  }
  const shown = () => page.querySelectorAll('.ec-asked .ec-cell-of').length;
  expect(shown()).toBe(0);
  press(found(page, '.ec-ask'));
  expect(shown()).toBe(9);
  press(found(page, '.ec-ask'));
  expect(shown()).toBe(0);
  press(found(page, '.ec-ask'));
  act(() => void document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' })));
  expect(shown()).toBe(0);
});

it('names the seat to the ear, and speaks to its own player', () => {
  const play = fixturePlay({ table: moveTable, hand: noHand, seat: 1, phone: true });
  const session = openSession(play);
  const named = (seat: number) => {
    const page = mount(<p>{seatFace(session, seat).figures[0]?.value}</p>);
    return found(page, '.ec-ask').getAttribute('aria-label');
  };
  expect([named(1), named(2)]).toEqual(['What you own', 'What Jonas owns']);
});

it('turns a phone to the acts once a space is chosen, whatever page its sheet shows', () => {
  const play = fixturePlay({ table: moveTable, hand: noHand, seat: 1, phone: true });
  const view = game.open(play);
  const page = mount(<view.Board />);
  expect(view.chosen?.()).toBeNull();
  act(
    () =>
      void found(page, '[data-space="e3"]').dispatchEvent(new Event('click', { bubbles: true })),
  );
  expect(view.chosen?.()).toBe('e3');
});
