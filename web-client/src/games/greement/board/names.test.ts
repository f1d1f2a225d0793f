import { describe, expect, it } from 'vitest';
import { emptyHand, turnHand } from '../fixture/hands';
import { fixturePlay } from '../fixture/play';
import { startTable, turnTable } from '../fixture/tables';
import { openSession } from '../session';
import type { Hand, Table } from '../wire';
import { markOf } from './marks';
import { squareName } from './names';

describe('the name of a square', () => {
  const named = (table: Table, hand: Hand | null, seat: number | null, square: string) => {
    const session = openSession(fixturePlay({ table, hand, seat }));
    return squareName(session, markOf(session, square));
  };

  it('tells kind, owner, price and what lies beside it', () => {
    expect(named(turnTable, turnHand, 1, 'E5')).toBe('E5, land, free, 7 for you, by one lake');
    expect(named(turnTable, turnHand, 1, 'D2')).toBe('D2, crop, yours, cattle for 5, by one lake');
    expect(named(turnTable, turnHand, 1, 'H6')).toBe('H6, lake, not for sale');
  });

  it('tells with how big a loan it can be had, and what is too dear even so', () => {
    const poor = { ...turnHand, money: 0, available: 0 };
    expect(named(turnTable, poor, 1, 'E5')).toBe(
      'E5, land, free, 7, with a loan of 7: debt 11, then 22, by one lake',
    );
    expect(named(turnTable, poor, 1, 'J4')).toMatch(/, too dear for you/);
  });

  it('tells no price to those who watch', () => {
    expect(named(turnTable, null, null, 'E5')).toBe('E5, land, free, by one lake');
  });

  it('tells a back from a back too close to a start', () => {
    expect(named(startTable, emptyHand, 3, 'A1')).toBe('A1, face down');
    expect(named(startTable, emptyHand, 3, 'D4')).toBe('D4, face down, too close to a start');
    expect(named(startTable, emptyHand, 3, 'D3')).toBe('D3, face down, start of Anna');
  });
});
