import { describe, expect, it } from 'vitest';
import { fixturePlay } from './fixture/play';
import { moveTable, noHand } from './fixture/tables';
import { whyNotThere } from './reasons';
import { openSession } from './session';
import type { Piece, Table } from './wire';

const at = (space: string): Piece => ({ space, outside: null });
const waiting = (outside: Piece['outside']): Piece => ({ space: null, outside });

/** Why this throw does not lead the first player from where his piece is to a space. */
function why(die: number, pieces: readonly Piece[], to: string): string | undefined {
  const players = moveTable.players
    .slice(0, pieces.length)
    .map((player, i) => ({ ...player, piece: pieces[i] ?? player.piece }));
  const table: Table = { ...moveTable, die, players };
  return whyNotThere(openSession(fixturePlay({ table, hand: noHand, seat: 1 })), to);
}

describe('why a space cannot be walked to', () => {
  it('is how far it is, counted from the piece or by way of the corner where it enters', () => {
    expect(why(3, [at('c4')], 'h8')).toBe('h8 is 9 steps away, you rolled 3.');
    expect(why(3, [waiting('a1')], 'c3')).toBe('c3 is 5 steps away, you rolled 3.');
    expect(why(2, [waiting('any')], 'd4')).toBe('d4 is 7 steps away, you rolled 2.');
  });

  it('is that the number of steps is even or odd', () => {
    expect(why(4, [at('c4')], 'c5')).toBe('Only an odd number of steps leads to c5.');
    expect(why(3, [at('c4')], 'd5')).toBe('Only an even number of steps leads to d5.');
    expect(why(3, [waiting('a1')], 'a2')).toBe('Only an even number of steps leads to a2.');
  });

  it('is that from the one corner near enough the number of steps is even or odd', () => {
    const even = 'and from there an even number of steps leads to f7.';
    expect(why(5, [waiting('any')], 'f7')).toBe(`Only h8 is near enough, ${even}`);
    const odd = 'and from there an odd number of steps leads to g7.';
    expect(why(4, [waiting('any')], 'g7')).toBe(`Only h8 is near enough, ${odd}`);
  });

  it('is a piece that stands on every way there', () => {
    expect(why(2, [at('a1'), at('a2')], 'a3')).toBe('Another piece is in the way to a3.');
    expect(why(2, [waiting('h1'), at('h1')], 'h2')).toBe('Another piece is in the way to h2.');
  });

  it('is that a way neither returns nor ends on the corner where it enters', () => {
    expect(why(4, [at('c4')], 'c4')).toBe('You stand there: no way leads back to where it began.');
    const corner = 'The corner is only the first of your 3 steps.';
    expect(why(3, [waiting('h1')], 'h1')).toBe(corner);
    expect(why(3, [waiting('any')], 'a8')).toBe(corner);
    expect(why(2, [waiting('h1')], 'h1')).toBe(corner.replace('3', '2'));
  });

  it('is not asked where it can be reached, past pieces too', () => {
    expect(why(3, [at('c4'), at('c5')], 'c7')).toBe('Another piece is in the way to c7.');
    expect(why(3, [at('c4'), at('c5')], 'd6')).toBeUndefined();
  });
});
