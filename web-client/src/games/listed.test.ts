import { describe, expect, it } from 'vitest';
import type * as wire from '../net/wire';
import { listed, type Move } from './listed';
import { allItems, blockOf, itemsOf, moveWith } from './moves';

const limit = (most: number, terms: wire.Term[], when = {}): wire.Limit => {
  const refused = { code: 'insufficient-funds', sum: 'needed', bound: 'available' };
  return { terms, least: null, most, ...refused, when };
};
const term = (parameter: string, times = 1): wire.Term => ({
  parameter,
  times,
  by: null,
  weights: {},
});
const priced = (weights: Record<string, number>): wire.Domain => ({
  type: 'one',
  of: { type: 'priced', weights },
  blocked: [],
});
const words = (...all: string[]): wire.Domain => ({
  type: 'one',
  of: { type: 'words', words: all },
  blocked: [],
});
const seats = (...all: number[]): wire.Domain => ({
  type: 'one',
  of: { type: 'seats', weights: Object.fromEntries(all.map((seat) => [seat, 0])) },
  blocked: [],
});
const price: wire.Domain = { type: 'whole', from: 0, to: 100 };
const move = (parameters: wire.Move['parameters'], ...limits: wire.Limit[]): wire.Move => ({
  parameters,
  limits,
  forGood: false,
});
const list = (open: Record<string, wire.Move>) =>
  listed({
    listed: Object.fromEntries(Object.entries(open).map(([action, one]) => [action, [one]])),
    items: {},
    bounds: {},
    groups: {},
    shut: [],
    blocked: [],
  });
const values = (found: Move | undefined, name: string) =>
  itemsOf(found, name).map(({ value }) => value);

describe('what is too dear', () => {
  const buy = (most: number) =>
    move({ square: priced({ C10: 9, C9: 5 }) }, limit(most, [term('square')]));

  it('is blocked item by item, by the limit on money', () => {
    const [dear, cheap] = allItems(list({ buy: buy(5) }), 'buy', 'square');
    expect(cheap).toMatchObject({ value: 'C9', weight: 5, blocked: null });
    expect(dear?.blocked).toEqual({
      code: 'insufficient-funds',
      args: { needed: 9, available: 5 },
    });
  });

  it('blocks the move where nothing can be paid, with the least that is needed', () => {
    const args = { needed: 5, available: 4 };
    expect(blockOf(list({ buy: buy(4) }), 'buy')).toEqual({ code: 'insufficient-funds', args });
  });

  it('counts the least of what else is to be chosen', () => {
    const gift = move(
      { amount: { type: 'whole', from: 1, to: 99 }, to: seats(2) },
      limit(0, [term('amount'), term('to')]),
    );
    expect(blockOf(list({ gift }), 'gift')?.args).toEqual({ needed: 1, available: 0 });
  });
});

describe('a deal', () => {
  const taxes = { 2: { A1: 8 }, 3: { A1: 16 } };
  const sale = move(
    { square: words('A1'), price, taxPayer: words('buyer', 'seller'), to: seats(2, 3) },
    limit(3, [{ ...term('square'), by: 'to', weights: taxes }, term('price', -1)], {
      taxPayer: 'seller',
    }),
  );
  const theirs = { 2: { B2: 1 }, 3: { C3: 1 } };
  const purchase = move(
    {
      square: priced({ B2: 4, C3: 6 }),
      price,
      taxPayer: words('buyer', 'seller'),
      from: seats(2, 3),
    },
    {
      ...limit(0, [{ ...term('square'), by: 'from', weights: theirs }]),
      least: 1,
      most: null,
      code: 'not-theirs',
      sum: null,
      bound: null,
    },
    limit(5, [term('square'), term('price')], { taxPayer: 'buyer' }),
    limit(5, [term('price')], { taxPayer: 'seller' }),
  );
  const moves = list({ sale, purchase });

  it('is listed for each partner and payer, with the tax of that partner', () => {
    const of = (to: number, taxPayer: string) => moveWith(moves, 'sale', { to, taxPayer });
    expect(itemsOf(of(2, 'seller'), 'square')[0]?.weight).toBe(8);
    expect(itemsOf(of(3, 'buyer'), 'square')[0]?.weight).toBe(16);
    expect(of(3, 'buyer')?.limits).toEqual([]);
    expect(of(3, 'seller')?.limits).toHaveLength(1);
  });

  it('offers of each partner what is his', () => {
    expect(values(moveWith(moves, 'purchase', { from: 2 }), 'square')).toEqual(['B2']);
    expect(values(moveWith(moves, 'purchase', { from: 3 }), 'square')).toEqual(['C3']);
  });

  it('is not listed with whoever cannot be asked now', () => {
    const shut = { code: 'not-a-party', args: {}, of: ['3'] };
    const to = { ...seats(2, 3), blocked: [shut] } as wire.Domain;
    const asked = { ...sale, parameters: { ...sale.parameters, to } };
    const partners = list({ asked }).flatMap((one) => values(one, 'to'));
    expect([...new Set(partners)]).toEqual([2]);
  });

  it('blocks what is too dear for whoever pays the tax', () => {
    const of = (taxPayer: string) => moveWith(moves, 'purchase', { from: 3, taxPayer });
    expect(itemsOf(of('buyer'), 'square')[0]?.blocked?.args).toEqual({ needed: 6, available: 5 });
    expect(itemsOf(of('seller'), 'square')[0]?.blocked).toBeNull();
  });
});

describe('the list', () => {
  const bare = move({});

  it('has what is open first and giving up last, and nothing that waits for its time', () => {
    const one = listed({
      listed: {
        'leave-game': [{ ...bare, forGood: true }],
        ready: [bare],
        buy: [bare],
        borrow: [bare],
        vote: [bare],
      },
      items: {},
      bounds: {},
      groups: {},
      shut: ['vote', 'pledge'],
      blocked: [{ code: 'no-debt', args: {}, of: ['repay', 'borrow'] }],
    });
    expect(one.map(({ action }) => action)).toEqual([
      'ready',
      'buy',
      'repay',
      'borrow',
      'leave-game',
    ]);
    expect(one.map(({ blocked }) => blocked?.code)).toEqual([
      undefined,
      undefined,
      'no-debt',
      'no-debt',
      undefined,
    ]);
  });

  it('shows of what a paused table blocks what could be chosen, and of what is blocked else only why', () => {
    const buy = { ...bare, parameters: { square: priced({ A1: 3, B1: 4 }) } };
    const moves = (code: string) =>
      listed({
        listed: { buy: [buy] },
        items: {},
        bounds: {},
        groups: {},
        shut: [],
        blocked: [{ code, args: {}, of: ['buy', 'repay'] }],
      });
    const shown = (code: string) =>
      moves(code).map((move) => [move.action, move.blocked?.code, itemsOf(move, 'square').length]);
    expect(shown('paused')).toEqual([
      ['buy', 'paused', 2],
      ['repay', 'paused', 0],
    ]);
    expect(shown('not-your-turn')).toEqual([
      ['buy', 'not-your-turn', 0],
      ['repay', 'not-your-turn', 0],
    ]);
  });

  it('leaves out what waits for its time as a group, and why it could not be done', () => {
    const one = listed({
      listed: { roll: [bare], sell: [bare], repay: [bare] },
      items: {},
      bounds: {},
      groups: { bank: ['sell', 'repay', 'lend'] },
      shut: ['bank'],
      blocked: [{ code: 'no-debt', args: {}, of: ['lend', 'declare'] }],
    });
    expect(one.map(({ action }) => action)).toEqual(['roll', 'declare']);
  });

  it('puts what is listed once in the place of its name', () => {
    const own: wire.Domain = {
      type: 'perhaps',
      of: { type: 'some', of: { type: 'named', name: '2' }, least: 0, most: 9, blocked: [] },
    };
    const give: wire.Domain = { type: 'form', parameters: { own }, limits: [] };
    const [trade] = listed({
      listed: { trade: [move({ give })] },
      items: { 2: { type: 'priced', weights: { R01: 3 } } },
      bounds: {},
      groups: {},
      shut: [],
      blocked: [],
    });
    expect(trade?.parameters[0]?.domain).toMatchObject({
      parameters: [{ domain: { of: { items: [{ value: 'R01', weight: 3 }], most: 9 } } }],
    });
  });

  it('gives seats as numbers, flags as yes and no, and blocked values their reason', () => {
    const close = { code: 'connected-to-start', args: { start: 'B2' } };
    const domain: wire.Domain = {
      type: 'one',
      of: { type: 'words', words: ['B1', 'C1'] },
      blocked: [{ ...close, of: ['B1'] }],
    };
    const moves = list({ some: move({ to: seats(3, 2), on: { type: 'flag' }, square: domain }) });
    expect(values(moves[0], 'to')).toEqual([2, 3]);
    expect(values(moves[0], 'on')).toEqual([true, false]);
    expect(itemsOf(moves[0], 'square').map(({ blocked }) => blocked)).toEqual([close, null]);
  });
});
