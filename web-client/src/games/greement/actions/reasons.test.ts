import { describe, expect, it } from 'vitest';
import { turnHand } from '../fixture/hands';
import { fixturePlay } from '../fixture/play';
import { turnTable } from '../fixture/tables';
import { openSession } from '../session';
import { actionBlock } from './reasons';

function onTurn(money: number, chosen: string | null) {
  const hand = { ...turnHand, money, available: money, offers: [] };
  const session = openSession(fixturePlay({ table: turnTable, hand, seat: 1 }));
  session.chosen.value = chosen;
  return session;
}

describe('why a square has to wait', () => {
  it('is told of the chosen one, also where none at all can be bought', () => {
    expect(actionBlock(onTurn(0, 'E5'), 'buy')).toMatch(/^E5: \d+ missing/);
    expect(actionBlock(onTurn(0, null), 'buy')).toMatch(/^costs \d+ at least/);
  });

  it('is told of a chosen mountain, which has no price', () => {
    expect(actionBlock(onTurn(0, 'F3'), 'buy')).toBe('not for sale: F3, mountain');
    expect(actionBlock(onTurn(9, 'F3'), 'buy')).toBeUndefined();
  });
});
