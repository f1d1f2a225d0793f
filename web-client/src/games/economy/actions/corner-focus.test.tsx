import { act } from 'preact/test-utils';
import { afterEach, expect, it } from 'vitest';
import { found, key, mount, press } from '../../../ui/mount';
import { Board } from '../board/Board';
import { fixturePlay } from '../fixture/play';
import { moveTable, noHand, sendTable } from '../fixture/tables';
import { openSession } from '../session';
import type { Table } from '../wire';
import { Actions } from './Actions';

afterEach(() => mount(null));

/** The focus on the space of the knock-out, and then the corner is to be chosen. */
function knocksOut(by: 'keys' | 'pointer') {
  const play = fixturePlay({ table: moveTable, hand: noHand, seat: 1 });
  const session = openSession(play);
  const page = mount(
    <>
      <Board session={session} />
      <Actions session={session} />
    </>,
  );
  act(() => found(page, '[data-space=f4]').focus());
  if (by === 'keys') key(document.body, 'Tab');
  else document.dispatchEvent(new Event('pointerdown'));
  const { moves } = fixturePlay({ table: sendTable, hand: noHand, seat: 1 });
  act(() => {
    Object.assign(play.moves, { value: moves.value });
    Object.assign(play.table, { value: sendTable satisfies Table });
  });
  return page;
}

it('brings the focus from the board to the best corner for whoever goes by keys', () => {
  const page = knocksOut('keys');
  expect(document.activeElement).toBe(found(page, '.button[aria-keyshortcuts="3"]'));
});

it('leaves it to a pointer where it is', () => {
  const page = knocksOut('pointer');
  act(() => press(found(page, '.act-bar h2')));
  expect(document.activeElement?.matches('.button')).toBe(false);
});
