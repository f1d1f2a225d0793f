import { render } from 'preact';
import { expect, it } from 'vitest';
import { turnHand } from '../fixture/hands';
import { fixturePlay } from '../fixture/play';
import { turnTable } from '../fixture/tables';
import { openSession } from '../session';
import { markOf } from './marks';
import { PriceKey } from './PriceKey';

function keyWith(available: number): readonly (string | null)[] {
  const hand = { ...turnHand, money: available, available };
  const session = openSession(fixturePlay({ table: turnTable, hand, seat: 1 }));
  const page = document.createElement('div');
  render(<PriceKey session={session} />, page);
  return [...page.querySelectorAll('.price-key > span')].map((entry) => entry.textContent);
}

it('shows of each look a price that the map bears so just now', () => {
  expect(keyWith(8)).toEqual(['3pay now', '9on loan', 'too dear']);
  const hand = { ...turnHand, money: 8, available: 8 };
  const session = openSession(fixturePlay({ table: turnTable, hand, seat: 1 }));
  expect(markOf(session, 'A2').price).toEqual({ coins: 9, dear: 'now' });
});

it('leaves out the looks that no price has', () => {
  expect(keyWith(17)).toEqual(['3pay now', '18on loan']);
  expect(keyWith(0)).toEqual(['3on loan', 'too dear']);
  expect(keyWith(100)).toEqual(['3pay now']);
});

it('is about the prices of the act that is meant, which alone the map bears then', () => {
  const session = openSession(fixturePlay({ table: turnTable, hand: turnHand, seat: 1 }));
  session.aimed.value = 'seed';
  const page = document.createElement('div');
  render(<PriceKey session={session} />, page);
  expect(page.textContent).toBe('2pay now');
  expect(markOf(session, 'C5').price).toEqual({ coins: 2 });
});

it('has the star of what is new, and the token of who had what before', () => {
  const deeds: (readonly [code: string, args: Record<string, unknown>])[] = [
    ['turn-ended', { seat: 1 }],
    ['bought', { seat: 2, square: 'G5', kind: 'gold', price: 4, tax: 0 }],
    ['turn-began', { seat: 1 }],
  ];
  const lines = deeds.map(([code, args], i) => ({ key: `${i}`, own: false, code, args }));
  const told = (available: number) => {
    const hand = { ...turnHand, money: available, available };
    const session = openSession(fixturePlay({ table: turnTable, hand, seat: 1, lines }));
    const page = document.createElement('div');
    render(<PriceKey session={session} />, page);
    return [...page.querySelectorAll('.price-key > span')].map((entry) => entry.textContent);
  };
  expect(told(17)).toEqual(['3pay now', '18on loan', 'new']);
  expect(told(8)).toEqual(['3pay now', '9on loan', 'new']);
  expect(told(0)).toEqual(['3on loan', 'too dear', 'new']);
  const sold = { seller: 3, buyer: 2, square: 'H5', kind: 'land' };
  lines.push({ key: 'sold', own: false, code: 'square-sold', args: sold });
  expect(told(8)).toEqual(['3pay now', '9on loan', 'new', 'before']);
});
