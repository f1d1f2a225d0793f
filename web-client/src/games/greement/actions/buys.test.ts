import { expect, it } from 'vitest';
import { emptyHand, turnHand } from '../fixture/hands';
import { lotsOf } from '../fixture/lots';
import { fixturePlay } from '../fixture/play';
import { loanTable, turnTable } from '../fixture/tables';
import { openSession } from '../session';
import type { Table } from '../wire';
import { buysWords } from './buys';

/** Nothing of the reader's is bare. */
const SOWN: Table['squares'] = {
  ...turnTable.squares,
  C5: { kind: 'crop', owner: 1 },
  D3: { kind: 'crop', owner: 1 },
};

/** Of all that nobody owns one mine and one land can still be bought, both beside the reader's. */
const ONE_EACH: Table['squares'] = Object.fromEntries(
  Object.entries(SOWN).map(([square, face]) => {
    const isFree = face.owner === null && (face.kind === 'land' || face.kind === 'gold');
    return [square, isFree && square !== 'B1' && square !== 'B5' ? { ...face, owner: 3 } : face];
  }),
);

function at(money: number, values: Partial<Table['values']> = {}, squares = SOWN): string {
  const now = { ...turnTable.values, ...values };
  const table = { ...turnTable, squares, values: now, lots: lotsOf(squares, now) };
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

it('tells with "then" what the rest still buys, and with "or" only what does not fit beside it', () => {
  const values = { goldMine: 5, goldMineProfit: 4, land: 2, seed: 2, cropProfit: 3 };
  const one = (money: number) => at(money, values, ONE_EACH);
  expect([8, 9, 10].map(one)).toEqual([
    '1 gold mine (+4 a turn) or 1 seeded land (+3)',
    '1 gold mine (+4 a turn), then 1 seeded land (+3)',
    '1 gold mine (+4 a turn), then 1 seeded land (+3)',
  ]);
  expect(at(14)).toBe('2 seeded lands (+8 a turn), then 1 gold mine (+5)');
});

it('seeds one’s own bare lands before anything that brings no more', () => {
  const bare = (money: number, values = {}) => at(money, values, turnTable.squares);
  expect([1, 2, 4, 8].map((money) => bare(money))).toEqual([
    'no land (from 3)',
    'seeding C5 (+8 a turn)',
    'seeding C5 and D3 (+12 a turn) or 1 gold mine (+5)',
    'seeding C5 and D3 (+12 a turn), then 1 gold mine (+5)',
  ]);
  expect(bare(4, { goldMineProfit: 20 })).toBe(
    '1 gold mine (+20 a turn) or seeding C5 and D3 (+12)',
  );
});

it('counts the start of a first loan as one’s own', () => {
  const session = openSession(fixturePlay({ table: loanTable, hand: emptyHand, seat: 3 }));
  expect(buysWords(session, 2)).toBe('seeding C8 (+3 a turn)');
});
