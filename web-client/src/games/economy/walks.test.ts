import { describe, expect, it } from 'vitest';
import { enterTable, moveTable } from './fixture/tables';
import { bestByThrow } from './knowledge/chances';
import { waysOf } from './walks';
import type { Piece } from './wire';

const on = (space: string): Piece => ({ space, outside: null });

describe('the ways of a throw', () => {
  const ends = (die: number, piece: Piece, others: readonly string[] = []) => {
    const [, other] = moveTable.players;
    const players = others.flatMap((space) => (other ? { ...other, piece: on(space) } : []));
    return [...waysOf({ players, die }, piece).keys()].sort().join(' ');
  };

  it('have all its steps, through no piece and to none of its own spaces', () => {
    expect(ends(2, on('d4'), ['d5'])).toBe('b4 c3 c5 d2 e3 e5 f4');
    expect(ends(1, on('d4'), ['d5'])).toBe('c4 d3 d5 e4');
    expect(ends(3, on('a1'), ['a2', 'b1'])).toBe('');
  });

  it('begin at a corner from outside, which counts', () => {
    expect(ends(1, { space: null, outside: 'any' })).toBe('a1 a8 h1 h8');
    expect(ends(4, { space: null, outside: 'a1' })).toBe('a2 a4 b1 b3 c2 d1');
  });
});

it('each has its best in reach: a 1 from outside leads to the corners alone', () => {
  const [first] = enterTable.players;
  const best = first && bestByThrow(enterTable, first);
  expect(best).toEqual([3, 1, 3, 3, 3, 3]);
});
