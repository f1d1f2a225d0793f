import { describe, expect, it } from 'vitest';
import { type Item, listed, type Move } from '../../games/listed';
import { serverFrames } from '../../net/golden-frames';
import type { ServerMessage } from '../../net/wire';
import { isLegal, startValues, toAction } from './moves';

const snapshot = serverFrames.snapshot as Extract<ServerMessage, { type: 'snapshot' }>;
const moves = listed(
  snapshot.own?.moves ?? { listed: {}, items: {}, bounds: {}, groups: {}, shut: [], blocked: [] },
);
const move = (action: string) => moves.find((each) => each.action === action) as Move;
const item = (value: string, weight: number): Item => ({ value, weight, notes: {}, blocked: null });

describe('a move as text', () => {
  it('begins with the first item that can be chosen', () => {
    const buy = move('buy');
    const values = startValues(buy.parameters);
    expect(values).toEqual({ square: 'E5' });
    expect(isLegal(buy, values)).toBe(true);
    expect(toAction(buy, values)).toEqual({ type: 'buy', square: 'E5' });
  });

  it('refuses a blocked item and a blocked move', () => {
    expect(isLegal(move('buy'), { square: 'J6' })).toBe(false);
    expect(isLegal(move('cattle'), {})).toBe(false);
  });

  it('keeps whole numbers in their range', () => {
    const borrow = move('borrow');
    expect(startValues(borrow.parameters)).toEqual({ coins: 1 });
    expect(isLegal(borrow, { coins: 14 })).toBe(true);
    expect(isLegal(borrow, { coins: 15 })).toBe(false);
    expect(isLegal(borrow, { coins: 1.5 })).toBe(false);
  });

  it('weighs chosen items and numbers against each other', () => {
    const pay = move('pay');
    expect(isLegal(pay, { squares: ['C1'], loan: 5 })).toBe(true);
    expect(isLegal(pay, { squares: ['C1'], loan: 6 })).toBe(false);
    expect(isLegal(pay, { squares: [], loan: 0 })).toBe(true);
  });

  it('chooses as many items as it must, and no more than it may', () => {
    const domain = {
      type: 'some',
      items: [item('a', 1), item('b', 1), item('c', 1)],
      least: 1,
      most: 2,
    } as const;
    const some: Move = {
      action: 'take',
      parameters: [{ name: 'cards', domain }],
      limits: [],
      blocked: null,
      forGood: false,
    };
    expect(startValues(some.parameters)).toEqual({ cards: ['a'] });
    expect(isLegal(some, { cards: [] })).toBe(false);
    expect(isLegal(some, { cards: ['a', 'b', 'c'] })).toBe(false);
  });

  it('fills a form of parameters and leaves open ones out', () => {
    const order = move('order');
    expect(startValues(order.parameters)).toEqual({ sheet: {} });
    expect(isLegal(order, { sheet: {} })).toBe(true);
  });

  it('leaves out what may be left out, but says which offer is meant', () => {
    const perhaps = (name: string, from: number, to: number) => ({
      name,
      domain: { type: 'perhaps', of: { type: 'whole', from, to } } as const,
    });
    const accept: Move = {
      action: 'accept-trade',
      parameters: [perhaps('offer', 7, 7), perhaps('borrow', 1, 4)],
      limits: [],
      blocked: null,
      forGood: false,
    };
    expect(startValues(accept.parameters)).toEqual({ offer: 7 });
    expect(isLegal(accept, { offer: 7 })).toBe(true);
    expect(isLegal(accept, { offer: 7, borrow: 5 })).toBe(false);
    expect(isLegal(accept, { offer: 7, borrow: undefined })).toBe(true);
  });
});
