import { expect, it } from 'vitest';
import { turnHand } from '../fixture/hands';
import { fixturePlay } from '../fixture/play';
import { turnTable } from '../fixture/tables';
import { openSession } from '../session';
import type { Table } from '../wire';
import { buysWords } from './buys';

function at(money: number, values: Partial<Table['values']> = {}): string {
  const table = { ...turnTable, values: { ...turnTable.values, ...values } };
  return buysWords(openSession(fixturePlay({ table, hand: turnHand, seat: 1 })), money);
}

it('tells what money is enough for by the prices of the table', () => {
  const told = [2, 3, 5, 11].map((money) => at(money, { goldMine: 20 }));
  expect(told).toEqual([
    'no land (from 3)',
    '1 land',
    '1 land and its seeds',
    '3 lands, or 2 with seeds',
  ]);
});

it('names an untaxed mine and the seeded lands, what brings more in front', () => {
  expect([3, 4, 5, 11].map((money) => at(money))).toEqual([
    '1 land',
    '1 gold mine (+5 a turn) or 1 land',
    '1 gold mine (+5 a turn) or 1 seeded land (+4)',
    '2 seeded lands (+8 a turn) or 1 gold mine (+5)',
  ]);
});
