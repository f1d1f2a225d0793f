import { act } from 'preact/test-utils';
import { expect, it } from 'vitest';
import { found, mount, press } from '../../../ui/mount';
import { fixturePlay } from '../fixture/play';
import { moveTable, noHand, rollTable } from '../fixture/tables';
import { openSession } from '../session';
import { Told } from '../sheet-line';
import { Caption } from './Caption';

it('leaves it to the sheet that the reader was knocked out', () => {
  const move = { seat: 4, die: 4, from: 'c2', path: ['c3', 'c4', 'b4', 'a4'] };
  const table = {
    ...rollTable,
    turn: 2,
    lastMove: move,
    lastLanding: null,
    players: rollTable.players.map((each) =>
      each.seat === 1 ? { ...each, piece: { space: null, outside: 'h1' as const } } : each,
    ),
  };
  const args = { seat: 4, die: 4, rival: 1 };
  const lines = [{ key: '1', own: false, code: 'knocked-out', args }];
  const play = fixturePlay({ table: moveTable, hand: noHand, seat: 1, lines, phone: true });
  const session = openSession(play);
  act(() => void Object.assign(play.table, { value: table }));
  expect(mount(<Told session={session} />).textContent).toMatch(/^Tomasz knocked you out/);
  expect(mount(<Caption session={session} />).textContent).not.toMatch(/Tomasz/);
});

it('opens the whole key of board and cards', () => {
  const session = openSession(
    fixturePlay({ table: rollTable, hand: noHand, seat: 1, phone: true }),
  );
  const page = mount(<Caption session={session} />);
  expect(page.querySelector('.ec-board-key')).toBeNull();
  press(found(page, '.ec-whole-key button'));
  expect(page.querySelector('.ec-board-key')?.textContent).toMatch(/3 invention · 2 factory/);
  expect(page.querySelectorAll('.ec-legend li')).toHaveLength(9);
});
