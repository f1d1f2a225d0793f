import { describe, expect, it } from 'vitest';
import { turnHand } from '../fixture/hands';
import { fixturePlay } from '../fixture/play';
import { turnTable } from '../fixture/tables';
import { type Draft, openSession } from '../session';
import { dealOf } from './deal';
import { followsOffer, outlayOf } from './outlay';

const hand = { ...turnHand, money: 37, available: 37, offers: [] };
const session = openSession(fixturePlay({ table: turnTable, hand, seat: 1 }));

function follows(draft: Partial<Draft> & { kind: Draft['kind'] }): [number, string] {
  const deal = dealOf(session, { ...session.draft.value, square: null, ...draft });
  if (!deal) throw new Error('nobody to deal with');
  return [outlayOf(deal), followsOffer(session, deal)];
}

/** Jonas' G5 lies two squares from Anna's, her D2 three from his: taxes of 8 and 12. */
const bought = { kind: 'offer-purchase', partner: 2, square: 'G5' } as const;
const sold = { kind: 'offer-sale', partner: 2, square: 'D2' } as const;

describe('what an offer sets aside', () => {
  it.each([
    ['buyer', 29, 37, 'sets aside 37, leaves 0'],
    ['buyer', 0, 8, 'sets aside 8, leaves 29'],
    ['seller', 29, 29, 'sets aside 29, leaves 8'],
    ['seller', 0, 0, 'sets aside 0, leaves 37'],
  ] as const)('when buying with the tax on the %s at %i', (taxPayer, coins, outlay, words) => {
    expect(follows({ ...bought, taxPayer, coins })).toEqual([outlay, words]);
  });

  it.each([
    ['buyer', 14, 0, 'brings you 14'],
    ['seller', 14, 0, 'brings you 2'],
    ['seller', 12, 0, 'brings you 0'],
    ['seller', 5, 7, 'sets aside 7, leaves 30'],
    ['seller', 0, 12, 'sets aside 12, leaves 25'],
  ] as const)('when selling with the tax on the %s at %i', (taxPayer, coins, outlay, words) => {
    expect(follows({ ...sold, taxPayer, coins })).toEqual([outlay, words]);
  });

  it('is the gift and its tax, which the giver always pays', () => {
    const deal = dealOf(session, { ...session.draft.value, kind: 'offer-donation', partner: 2 });
    const tax = deal?.tax ?? 0;
    expect(tax).toBeGreaterThan(0);
    const words = `sets aside ${3 + tax}, leaves ${34 - tax}`;
    expect(follows({ kind: 'offer-donation', partner: 2, coins: 3 })).toEqual([3 + tax, words]);
  });
});
