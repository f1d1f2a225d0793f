import { describe, expect, it } from 'vitest';
import { claimAsk, rentAsk } from '../actions/asks';
import { fixturePlay } from '../fixture/play';
import { changed, claimTable, lastRentTable, rentTable } from '../fixture/tables';
import { openSession } from '../session';
import type { Table } from '../wire';
import { type Ask, hindrance, isTooMuch, mostOf, nothing, sumOf } from './ask';
import { cashFirst, isSame, readyMixture } from './mixtures';
import { goalStep, networkStep, powerSteps, streetOf } from './outlook';
import { isForGoal } from './Properties';

function sessionOf(table: Table) {
  return openSession(fixturePlay({ table, seat: 1 }));
}

function claimOf(table: Table, space: string): Ask {
  const ask = claimAsk(sessionOf(table), space);
  if (!ask) throw new Error(`${space} cannot be claimed`);
  return ask;
}

function rentOf(table: Table): Ask {
  const ask = rentAsk(sessionOf(table));
  if (!ask) throw new Error('no rent is due');
  return ask;
}

const isGoal = (table: Table) => {
  const session = sessionOf(table);
  return (space: string) => isForGoal(session, space);
};

describe('the ready mixtures of a claim', () => {
  const ask = claimOf(claimTable, 'U19');

  it('begin with all cash and the rest debt', () => {
    expect(cashFirst(ask)).toEqual({ ...nothing, cash: 6, debt: 6 });
    expect(hindrance(ask, cashFirst(ask))).toBeNull();
  });

  it('spare new debt with the fewest properties outside the goal, and as much cash as fits', () => {
    expect(readyMixture(ask, 'no-debt', isGoal(claimTable))).toEqual({
      ...nothing,
      cash: 6,
      properties: ['S05'],
    });
  });

  it('keep the cash and owe all of it', () => {
    expect(readyMixture(ask, 'keep-cash', isGoal(claimTable))).toEqual({ ...nothing, debt: 12 });
  });

  it('have none without debt where nothing fits exactly', () => {
    const poor = changed(claimTable, {}, { 1: { cash: 0 } });
    const only = changed(poor, { owner: { U02: 1, R03: 1 } });
    expect(readyMixture(claimOf(only, 'U19'), 'no-debt', isGoal(only))).toBeNull();
  });

  it('count three virtual ones together with what they bring more', () => {
    const owner = { R10: 1, R20: 1, R32: 1 };
    const rich = changed(claimTable, { owner }, { 1: { cash: 0 } });
    const dear = claimOf(rich, 'U22');
    expect(dear.price).toBe(12);
    expect(sumOf(dear, { ...nothing, properties: ['R10', 'R20', 'R32'] })).toBe(21);
    expect(readyMixture(dear, 'no-debt', isGoal(rich))).toBeNull();
  });

  it('tell two mixtures apart whatever the order of their properties', () => {
    const one = { ...nothing, properties: ['R01', 'R03'] };
    expect(isSame(one, { ...one, properties: ['R03', 'R01'] })).toBe(true);
    expect(isSame(one, { ...one, properties: ['R01', 'R09'] })).toBe(false);
    expect(isSame(one, { ...one, debt: 1 })).toBe(false);
  });
});

describe('what a claim asks for', () => {
  const ask = claimOf(claimTable, 'U19');

  it('is refused as the server would refuse it while it is not exact', () => {
    expect(hindrance(ask, { ...nothing, cash: 6 })?.code).toBe('payment-not-exact');
    expect(hindrance(ask, { ...nothing, cash: 6, debt: 8 })?.code).toBe('payment-not-exact');
  });

  it('goes no further than the cash at hand, and than the price with any one amount', () => {
    expect(mostOf(ask, nothing, 'cash')).toMatchObject({ most: 6 });
    expect(mostOf(ask, nothing, 'cash').why?.code).toBe('insufficient-funds');
    expect(mostOf(ask, { ...nothing, cash: 6 }, 'debt').most).toBe(12);
  });

  it('takes no property that alone is more than the price', () => {
    const cheap = claimOf(claimTable, 'U10');
    expect(isTooMuch(cheap, 'U05')).toBe(true);
    expect(isTooMuch(cheap, 'S05')).toBe(false);
  });
});

describe('what a rent asks for', () => {
  it('lets no more money be offered than is due, and no more debt taken over than there is', () => {
    const ask = rentOf(rentTable);
    const { amount = 0 } = rentTable.rent ?? {};
    expect(mostOf(ask, { ...nothing, cash: 4 }, 'debt').most).toBe(amount - 4);
    expect(mostOf(ask, nothing, 'theirDebt').why?.code).toBe('exceeds-claimants-debt');
    expect(hindrance(ask, nothing)?.code).toBe('empty-offer');
    expect(hindrance(ask, { ...nothing, properties: ['R01'] })).toBeNull();
  });

  it('is full cash alone after the third refusal', () => {
    const ask = rentOf(lastRentTable);
    expect(hindrance(ask, cashFirst(ask))).toBeNull();
    expect(hindrance(ask, { ...nothing, properties: ['R01'] })?.code).toBe('only-cash-left');
    expect(mostOf(ask, nothing, 'theirDebt')).toMatchObject({ most: 0 });
  });
});

describe('what a choice leads to', () => {
  const session = sessionOf(claimTable);
  const change = { cash: -6, debt: 6, gains: ['U19'], gives: ['S05'] };

  it('counts printed values of the goal less debt', () => {
    expect(goalStep(session, change)).toEqual({ from: 18, to: 24, needed: 40 });
  });

  it('asks the street by the debt there would be', () => {
    expect(streetOf(session, 1, change)).toEqual({ from: 2, to: 4 });
  });

  it('names the rings on which there would be more or fewer', () => {
    expect(powerSteps(session, change)).toEqual([
      { ring: 'suburban', from: 4, to: 3 },
      { ring: 'urban', from: 2, to: 3 },
    ]);
  });

  it('says when a network begins, and nothing while none does', () => {
    expect(networkStep(session, 1, { ...change, gains: ['R20'], gives: [] })).toEqual({
      from: 0,
      to: 12,
    });
    expect(networkStep(session, 1, change)).toBeNull();
  });

  it('counts cash, debt and what all is worth together for Wealth', () => {
    const play = fixturePlay({ table: claimTable, seat: 1 });
    const hand = play.hand.value;
    const progress = hand?.progress;
    if (!hand || !progress) throw new Error('no goal');
    Object.assign(play.hand, {
      value: { ...hand, goal: 'wealth', progress: { ...progress, reached: 46, needed: 50 } },
    });
    const rich = openSession(play);
    const gains = { cash: 0, debt: 3, gains: ['R20'], gives: [] };
    expect(goalStep(rich, gains)).toEqual({ from: 46, to: 46 + 3 + 12 - 3, needed: 50 });
  });
});
