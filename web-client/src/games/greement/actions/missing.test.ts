import { describe, expect, it } from 'vitest';
import { priceFor } from '../board/price';
import { turnHand } from '../fixture/hands';
import { fixturePlay } from '../fixture/play';
import { turnTable } from '../fixture/tables';
import { openSession } from '../session';
import { wishOf } from './missing';

function onTurn(money: number, chosen: string | null) {
  const hand = { ...turnHand, money, available: money, offers: [] };
  const session = openSession(fixturePlay({ table: turnTable, hand, seat: 1 }));
  session.chosen.value = chosen;
  return session;
}

describe('what a loan is wanted for', () => {
  it('is the chosen square, as far as it is too dear', () => {
    expect(wishOf(onTurn(1, 'E5'))).toMatchObject({ action: 'buy', square: 'E5' });
  });

  it('is what lacks least where nothing is chosen, or what is chosen is within the purse', () => {
    expect(wishOf(onTurn(1, null))?.missing).toBe(1);
    expect(wishOf(onTurn(5, 'D3'))?.missing).toBeGreaterThan(0);
  });

  it('asks no tax where something without it is too dear as well', () => {
    const session = onTurn(0, null);
    const { square = '' } = wishOf(session) ?? {};
    expect(square).not.toBe('');
    expect(priceFor(session, square)?.way).toBeUndefined();
  });

  it('is nothing where all is within the purse', () => {
    expect(wishOf(onTurn(900, null))).toBeNull();
  });
});
