import { describe, expect, it } from 'vitest';
import { asideOf } from './board/Trails';
import { rollTable } from './fixture/tables';
import { trailsAfter } from './trails';
import type { LastMove, Space, Table } from './wire';

function move(seat: number, ...path: readonly Space[]): LastMove {
  return { seat, die: path.length, from: 'outside', path };
}

/** A table after this move, with the pieces of the four where they are. */
function after(lastMove: LastMove | null, ...spaces: readonly (Space | null)[]): Table {
  const players = rollTable.players.map((player, i) => {
    const space = spaces[i] ?? null;
    return { ...player, piece: { space, outside: space ? null : ('a1' as const) } };
  });
  return { ...rollTable, lastMove, players };
}

const [own, ben, cleo, longer] = [move(1, 'a1'), move(2, 'h1'), move(3, 'h8'), move(3, 'h8', 'g8')];

describe('the trails on the board', () => {
  it('are those of the others since the reader’s own move', () => {
    expect(trailsAfter([ben, cleo], after(own, 'a1', 'h1', 'h8'), 1)).toEqual([own]);
    expect(trailsAfter([own], after(ben, 'a1', 'h1'), 1)).toEqual([ben]);
    expect(trailsAfter([ben], after(cleo, 'a1', 'h1', 'h8'), 1)).toEqual([ben, cleo]);
  });

  it('grow with each step of the one that walks', () => {
    expect(trailsAfter([ben, cleo], after(longer, 'a1', 'h1', 'g8'), 1)).toEqual([ben, longer]);
  });

  it('are gone with the piece that was knocked out', () => {
    expect(trailsAfter([ben], after(cleo, 'a1', null, 'h8'), 1)).toEqual([cleo]);
  });

  it('run beside each other in the order of the seats, one alone in the middle', () => {
    expect(asideOf([ben], 2)).toBe(0);
    expect([asideOf([cleo, ben], 2), asideOf([cleo, ben], 3)]).toEqual([-3.5, 3.5]);
  });

  it('are gone with the game', () => {
    expect(trailsAfter([ben], after(null), 1)).toEqual([]);
  });
});
