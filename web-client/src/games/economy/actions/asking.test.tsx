import { act } from 'preact/test-utils';
import { expect, it } from 'vitest';
import { Folded } from '../../../ui/folded';
import { found, mount, press } from '../../../ui/mount';
import { fixturePlay } from '../fixture/play';
import { moveTable, noHand, sendTable } from '../fixture/tables';
import { game } from '../index';
import type { Space, Table } from '../wire';

function pressOn(page: Element, space: Space): void {
  const cell = page.querySelector(`[data-space=${space}]`);
  act(() => void cell?.dispatchEvent(new MouseEvent('click', { bubbles: true })));
}

/** The board, and under it the bar, or on a phone the foot of a folded sheet. */
function sitting(table: Table, phone: boolean) {
  const play = fixturePlay({ table, hand: noHand, seat: 1, phone });
  const { Board, Actions, SheetHead } = game.open(play);
  const page = mount(
    <Folded.Provider value={phone}>
      <Board />
      {phone ? <SheetHead /> : <Actions />}
    </Folded.Provider>,
  );
  return { play, page };
}

const properties = { ...moveTable.properties, 'electronics-factory': 1 };

it.each([
  ['the bar', false],
  ['a folded sheet', true],
])(
  'asks back before an own card is turned down, and goes when one is sure, from %s',
  (_, phone) => {
    const table = { ...moveTable, properties };
    const { play, page } = sitting(table, phone);
    act(() => press(found(page, '[aria-keyshortcuts=k]')));
    expect(page.querySelector('dialog')).toBeNull();
    act(() => press(found(page, '[aria-keyshortcuts=g]')));
    expect(found(page, 'dialog').textContent).toContain(
      'This is your own ELECTRONICS factory; it will lie face-down.',
    );
    expect(play.sent).toEqual([]);
    expect(document.activeElement?.textContent).toMatch(/^Pick another space/);
    const [sure] = page.querySelectorAll<HTMLElement>('dialog .ec-answers button');
    expect(sure?.textContent).toMatch(/^Knock Mireille out/);
    act(() => sure?.click());
    expect(play.sent).toEqual([{ type: 'move', to: 'f4', path: null }]);
  },
);

it.each([
  ['the bar', false],
  ['a folded sheet', true],
])('asks once before the game is ended for a rival, by a button of danger in %s', (_, phone) => {
  const { play, page } = sitting({ ...moveTable, target: 32 }, phone);
  const go = () => found(page, '[aria-keyshortcuts=g]');
  pressOn(page, 'a3');
  expect(go().className).toContain('danger');
  act(() => press(go()));
  expect(go().textContent).toMatch(/^End it\?.*Jonas wins with 32/);
  expect(play.sent).toEqual([]);
  act(() => press(go()));
  expect(play.sent).toEqual([{ type: 'move', to: 'a3', path: null }]);
});

it('asks in a dialog where the second press on the board would end the game for a rival', () => {
  const play = fixturePlay({ table: { ...moveTable, target: 32 }, hand: noHand, seat: 1 });
  const { Board } = game.open(play);
  const page = mount(<Board />);
  pressOn(page, 'a3');
  pressOn(page, 'a3');
  expect(found(page, 'dialog').textContent).toContain('ends the game: Jonas wins with 32');
  expect(play.sent).toEqual([]);
});

it('says on a phone in short what a corner brings, and over the board what becomes of the card', () => {
  const play = fixturePlay({ table: sendTable, hand: noHand, seat: 1, phone: true });
  const { SheetBody } = game.open(play);
  const page = mount(<SheetBody />);
  expect(page.querySelector('.ec-corners .button-second')?.textContent).toBe(
    'up to +3, 7\u00a0cards',
  );
  const { Board } = game.open(play);
  expect(found(mount(<Board />), '.ec-part-last').textContent).toBe(
    'Nobody is paid. Tomasz’s card turns down.',
  );
});
