import { describe, expect, it } from 'vitest';
import { turnHand } from '../fixture/hands';
import { fixturePlay } from '../fixture/play';
import { turnTable } from '../fixture/tables';
import { openSession } from '../session';
import { wantedNow } from './wanted';

function wanted(money: number, chosen: string | null = null, bought = false) {
  const args = { seat: 1, square: 'E5' };
  const codes = bought ? ['turn-began', 'bought'] : ['turn-began'];
  const lines = codes.map((code, i) => ({ key: String(i), own: false, code, args }));
  const hand = { ...turnHand, money, available: money };
  const session = openSession(fixturePlay({ table: turnTable, hand, seat: 1, lines }));
  session.chosen.value = chosen;
  return wantedNow(session);
}

describe('the one green button of a turn', () => {
  it('buys first, then seeds as long as there is a land, and ends the turn when nothing is left', () => {
    expect(wanted(9)).toBe('buy');
    expect(wanted(9, null, true)).toBe('seed');
    expect(wanted(2)).toBe('seed');
    expect(wanted(0, null, true)).toBe('end-turn');
    expect(wanted(0)).toBeNull();
  });

  it('is what the chosen square can be had for', () => {
    expect(wanted(9, 'D3')).toBe('seed');
    expect(wanted(9, 'D2')).toBe('buy-cattle');
    expect(wanted(9, 'E5', true)).toBe('buy');
  });

  it('is none while the chosen square has to wait, and what is left after one that is done with', () => {
    expect(wanted(5, 'E5')).toBeNull();
    expect(wanted(5, 'C1', true)).toBe('seed');
    expect(wanted(4, 'D2', true)).toBe('seed');
  });
});
