import { describe, expect, it } from 'vitest';
import type { Limit } from './limits';
import type { Item, Move } from './listed';
import {
  allItems,
  blockOf,
  brokenBy,
  endsWithin,
  isOpen,
  moveWith,
  rangeWithin,
  weightOf,
  whyNot,
} from './moves';

const item = (value: unknown, weight = 0): Item => ({ value, weight, notes: {}, blocked: null });
const dear = { code: 'insufficient-funds', args: {} };

const pledge: Move = {
  action: 'pledge',
  parameters: [
    { name: 'amount', domain: { type: 'whole', from: 0, to: 10 } },
    { name: 'loan', domain: { type: 'whole', from: 0, to: 10 } },
  ],
  limits: [
    {
      terms: [
        { parameter: 'amount', times: 1 },
        { parameter: 'loan', times: -1 },
      ],
      least: 0,
      most: 3,
      code: 'insufficient-funds',
      sum: 'needed',
      bound: 'available',
    },
  ],
  blocked: null,
  forGood: false,
};

const sale = (to: number, tax: number): Move => ({
  action: 'offer-sale',
  parameters: [
    { name: 'square', domain: { type: 'one', items: [item('C5', tax)] } },
    { name: 'to', domain: { type: 'one', items: [item(to)] } },
  ],
  limits: [],
  blocked: null,
  forGood: false,
});

describe('a number tied to another', () => {
  it('is cut by the limit on both sides', () => {
    expect(rangeWithin(pledge, 'loan', { amount: 8 })).toEqual({ from: 5, to: 8 });
    expect(rangeWithin(pledge, 'loan', { amount: 2 })).toEqual({ from: 0, to: 2 });
  });

  it('is refused beyond them as the limit says', () => {
    const refused = (needed: number, available: number) => ({
      code: dear.code,
      args: { needed, available },
    });
    expect(endsWithin(pledge, 'loan', { amount: 8 })).toEqual({
      least: refused(4, 3),
      most: refused(-1, 0),
    });
  });

  it('ends with its own domain where no limit comes before', () => {
    expect(endsWithin(pledge, 'loan', { amount: 12 })).toMatchObject({ most: null });
    expect(endsWithin(undefined, 'loan', {})).toEqual({ least: null, most: null });
  });

  it('keeps its own domain where no limit names it', () => {
    expect(rangeWithin({ ...pledge, limits: [] }, 'loan', {})).toEqual({ from: 0, to: 10 });
  });
});

describe('what is chosen beyond a limit', () => {
  it('meets the refusal that the limit stands for', () => {
    const args = { needed: 4, available: 3 };
    expect(brokenBy(pledge, { amount: 6, loan: 2 })).toEqual({ code: dear.code, args });
    expect(brokenBy(pledge, { amount: 5, loan: 2 })).toBeNull();
  });

  it('counts what a further step would cost', () => {
    expect(brokenBy(pledge, { amount: 5, loan: 2 }, 1)).toMatchObject({ args: { needed: 4 } });
  });

  it('weighs chosen items by their weights', () => {
    const limit = { ...pledge.limits[0], terms: [{ parameter: 'square', times: 1 }] } as Limit;
    const args = { needed: 4, available: 3 };
    const move = { ...sale(2, 4), limits: [limit] };
    expect(brokenBy(move, { square: 'C5', to: 2 })).toEqual({ code: dear.code, args });
  });
});

describe('an action that is listed several times', () => {
  const moves = [sale(2, 4), sale(3, 8)];

  it('offers all its items', () => {
    expect(allItems(moves, 'offer-sale', 'to').map(({ value }) => value)).toEqual([2, 3]);
  });

  it('is found by what is chosen already', () => {
    expect(moveWith(moves, 'offer-sale', { to: 3 })).toBe(moves[1]);
  });

  it('is blocked only if every listing is', () => {
    const blocked = { ...sale(2, 4), blocked: dear };
    expect(blockOf([blocked, sale(3, 8)], 'offer-sale')).toBeNull();
    expect(blockOf([blocked], 'offer-sale')).toBe(dear);
    expect(isOpen([blocked], 'offer-sale')).toBe(false);
    expect(isOpen([], 'offer-sale')).toBe(false);
  });
});

describe('why a thing cannot be chosen', () => {
  const close = { code: 'too-close', args: {} };
  const place = {
    ...sale(2, 4),
    action: 'place',
    parameters: [
      {
        name: 'space',
        domain: {
          type: 'one' as const,
          items: [item('a1'), { ...item('a2'), blocked: close }],
          others: { code: 'space-taken', args: {} },
        },
      },
    ],
  };
  const why = (space: string) => whyNot([place], 'place', 'space', space);

  it('is what blocks it, or what all else of its kind meets', () => {
    expect(why('a1')).toBeNull();
    expect(why('a2')).toEqual(close);
    expect(why('h8')).toEqual({ code: 'space-taken', args: {} });
  });

  it('is what blocks the action as a whole', () => {
    const paused = { code: 'paused', args: {} };
    expect(whyNot([{ ...place, blocked: paused }], 'place', 'space', 'a1')).toEqual(paused);
  });
});

describe('a bundle', () => {
  const properties = {
    type: 'some' as const,
    items: [item('R10', 3), item('S05', 6), item('U05', 12), item('R01', 1)],
    least: 0,
    most: 4,
    company: { values: ['R10', 'S05', 'U05'], least: 3, more: 4 },
  };
  const amount = { type: 'perhaps' as const, of: { type: 'whole' as const, from: 0, to: 99 } };
  const exact: Limit = {
    terms: [
      { parameter: 'give.cash', times: 1 },
      { parameter: 'give.properties', times: 1 },
    ],
    least: 33,
    most: 33,
    code: 'payment-not-exact',
    sum: null,
    bound: null,
  };
  const offer: Move = {
    action: 'offer',
    parameters: [
      {
        name: 'give',
        domain: {
          type: 'form',
          parameters: [
            { name: 'cash', domain: amount },
            { name: 'properties', domain: { type: 'perhaps', of: properties } },
          ],
          limits: [],
        },
      },
    ],
    limits: [exact],
    blocked: null,
    forGood: false,
  };

  it('weighs more as soon as enough of a company are in it', () => {
    expect(weightOf(properties, ['R10', 'S05', 'R01'])).toBe(10);
    expect(weightOf(properties, ['R10', 'S05', 'U05', 'R01'])).toBe(34);
  });

  it('counts nothing for what is left out', () => {
    expect(weightOf(amount, undefined)).toBe(0);
    expect(weightOf(amount, 7)).toBe(7);
  });

  it('is kept by a limit that reaches into its form', () => {
    expect(brokenBy(offer, { give: { properties: ['R10', 'S05', 'U05'] } })).toBeNull();
    expect(brokenBy(offer, { give: { cash: 33 } })).toBeNull();
    expect(brokenBy(offer, { give: { cash: 1, properties: ['R10'] } })?.code).toBe(
      'payment-not-exact',
    );
  });
});
