import { describe, expect, it } from 'vitest';
import { promisedHand, turnHand } from '../fixture/hands';
import { fixturePlay } from '../fixture/play';
import { turnTable } from '../fixture/tables';
import { openSession } from '../session';
import { actionBlock, blockedWords, briefBlock, dealBlock } from './reasons';
import { wantedNow } from './wanted';

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
    expect(actionBlock(onTurn(9, 'F3'), 'buy')).toBe('not for sale: F3, mountain');
    expect(briefBlock(onTurn(9, 'F3'), 'buy')).toBe('not for sale');
    expect(wantedNow(onTurn(9, 'F3'))).toBeNull();
  });
});

describe('why nothing can be paid while an offer keeps all the money', () => {
  function promised(chosen: string | null = null, offers = promisedHand.offers, phone = false) {
    const hand = { ...promisedHand, offers };
    const session = openSession(fixturePlay({ table: turnTable, hand, seat: 1, phone }));
    session.chosen.value = chosen;
    return session;
  }

  it.each([
    ['buy', '55 squares, from 3'],
    ['seed', '2 lands, 2 each, +4 to +8 a turn'],
    ['buy-cattle', '4 crops, 5 each, +4 a turn'],
  ] as const)('is the offer, to %s, which names its price and gain', (action, price) => {
    expect(actionBlock(promised(), action)).toBe('withdraw your offer, or borrow');
    expect(briefBlock(promised(), action)).toBe(price);
  });

  it('comes after the price on a phone, where no line says it for all', () => {
    const phone = promised(null, promisedHand.offers, true);
    expect(actionBlock(phone, 'buy')).toBe('from 3: withdraw your offer, or borrow');
    expect(briefBlock(phone, 'seed')).toBe('2 for +4–8');
  });

  it('is the offer, to repay', () => {
    expect(blockedWords(promised(), 'repay')).toBe('debt 14 → 0: withdraw your offer');
    expect(briefBlock(promised(), 'repay')).toBe('14 → 0');
  });

  it('is the offer, also for the chosen square', () => {
    expect(actionBlock(promised('E5'), 'buy')).toBe(
      'E5: 7 missing, withdraw your offer, or borrow',
    );
  });

  it('names how many offers there are', () => {
    const [offer] = promisedHand.offers;
    if (offer?.type !== 'purchase') throw new Error('no offer');
    const two = [
      { ...offer, price: 11 },
      { ...offer, id: '1-2.2', price: 10 },
    ];
    expect(blockedWords(promised(null, two), 'repay')).toBe(
      'debt 14 → 0: withdraw one of your 2 offers',
    );
  });

  it('is told without a number to repay while the paper is covered', () => {
    const session = promised();
    session.covered.value = true;
    expect(blockedWords(session, 'repay')).toBe('withdraw your offer first');
    expect(briefBlock(session, 'repay')).toBe('set aside');
  });

  it('counts what one of them brings, for one is to be withdrawn', () => {
    const [offer] = promisedHand.offers;
    if (offer?.type !== 'purchase') throw new Error('no offer');
    const two = [
      { ...offer, price: 5, tax: 0 },
      { ...offer, id: '1-2.2', price: 4, tax: 0 },
    ];
    expect(blockedWords(promised(null, two), 'repay')).toBe(
      'debt 14 → 9: withdraw one of your 2 offers',
    );
    expect(actionBlock(promised('E5', two), 'buy')).toMatch(/^E5: 7 missing, borrow/);
  });

  it('is no offer of another, nor one that gives back less than is missing', () => {
    const theirs = promisedHand.offers.map((offer) => ({ ...offer, maker: 2, addressee: 1 }));
    expect(blockedWords(promised(null, theirs), 'repay')).toMatch(/^You have no money at hand/);
    const [offer] = promisedHand.offers;
    const small = offer?.type === 'purchase' ? [{ ...offer, price: 1, tax: 0 }] : [];
    expect(actionBlock(promised('E5', small), 'buy')).toMatch(/^E5: 7 missing, borrow/);
    expect(dealBlock(promised(), 'offer-sale')).not.toContain('set aside');
  });
});
