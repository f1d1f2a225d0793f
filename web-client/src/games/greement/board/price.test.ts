import { describe, expect, it } from 'vitest';
import { emptyHand, turnHand } from '../fixture/hands';
import { fixturePlay } from '../fixture/play';
import { loanTable, replaceTable, turnTable } from '../fixture/tables';
import { openSession } from '../session';
import type { Hand, Table } from '../wire';
import { squareFacts } from './facts';
import { landPrice, priceFor } from './price';

function at(table: Table, hand: Hand | null, seat: number | null) {
  return openSession(fixturePlay({ table, hand, seat }));
}

const others = { ...turnTable, seatOnTurn: 2 };

describe('the price of a free square', () => {
  it('is the same out of turn as it is listed in the turn', () => {
    const mine = at(turnTable, turnHand, 1);
    const waiting = at(others, turnHand, 1);
    for (const square of ['A1', 'B1', 'A10', 'G7', 'E4']) {
      expect(priceFor(waiting, square)).toEqual(priceFor(mine, square));
    }
    expect(priceFor(waiting, 'A1')).toMatchObject({ coins: 7, price: 3, way: { steps: 2 } });
  });

  it('is asked for nothing that has an owner or is not for sale', () => {
    const waiting = at(others, turnHand, 1);
    expect(priceFor(waiting, 'C1')).toBeUndefined();
    expect(priceFor(waiting, 'E2')).toBeUndefined();
  });

  it('is reckoned from the start while the first loan is written, and no start is for sale', () => {
    const writing = at(loanTable, emptyHand, 3);
    const start = loanTable.players.find(({ seat }) => seat === 3)?.lockedStart ?? '';
    expect(priceFor(writing, start)).toBeUndefined();
    expect(priceFor(writing, 'A1')?.way?.from).toBe(start);
  });

  it('is that of the candidates alone while a start is replaced', () => {
    const replacing = at(replaceTable, emptyHand, 3);
    const [candidate = ''] = replaceTable.replacing?.candidates ?? [];
    expect(priceFor(replacing, candidate)?.coins).toBeGreaterThan(0);
    expect(priceFor(replacing, 'A1')).toBeUndefined();
  });

  it('carries no tax for whoever watches', () => {
    expect(priceFor(at(turnTable, null, null), 'A1')).toEqual({ coins: 3, price: 3 });
  });
});

describe('a square that is too dear', () => {
  const missing = (money: number, square: string) =>
    squareFacts(at(turnTable, { ...turnHand, money, available: money }, 1), square).rows.filter(
      (row) => row.missing,
    );

  it('says what a loan for it would make of the debt, now and at the end of the turn', () => {
    expect(missing(5, 'A1')).toMatchObject([
      { words: 'debt, with 2 borrowed', result: '6, then 12' },
    ]);
  });

  it('says so where not even the most of a loan would', () => {
    expect(missing(0, 'J10')).toMatchObject([{ words: 'missing, a loan brings only 14' }]);
  });

  it('says nothing of that where the money is enough', () => {
    expect(missing(17, 'A1')).toEqual([]);
  });

  it('grows with the way, but for what touches', () => {
    const { values } = turnTable;
    const tax = values.distanceTax;
    expect([1, 2, 3].map((steps) => landPrice(values, steps) - values.land)).toEqual([
      0,
      2 * tax,
      3 * tax,
    ]);
  });
});
