import { describe, expect, it } from 'vitest';
import { turnHand } from '../fixture/hands';
import { fixturePlay } from '../fixture/play';
import { turnTable } from '../fixture/tables';
import { openSession } from '../session';
import { squareFacts } from './facts';
import { markOf } from './marks';
import { squareName } from './names';

type Deed = readonly [code: string, args: Record<string, unknown>];

const buys = (seat: number, square: string): Deed => ['bought', { seat, square, kind: 'gold' }];
const ended: Deed = ['turn-ended', { seat: 1 }];
const began: Deed = ['turn-began', { seat: 1 }];

function read(...deeds: readonly Deed[]) {
  const lines = deeds.map(([code, args], i) => ({ key: String(i), own: false, code, args }));
  const session = openSession(fixturePlay({ table: turnTable, hand: turnHand, seat: 1, lines }));
  return { session, squares: [...session.fresh.value.keys()] };
}

describe('the squares that others have bought since the reader’s turn', () => {
  const round = [buys(2, 'H5'), ended, buys(2, 'G5'), buys(3, 'A1')] as const;

  it('are marked while he waits and as his turn begins, with a word for the ear', () => {
    expect(read(...round).squares).toEqual(['G5']);
    const { session, squares } = read(...round, began);
    expect(squares).toEqual(['G5']);
    const mark = markOf(session, 'G5');
    expect(mark.fresh).toBe(true);
    expect(squareName(session, mark)).toContain('bought since your turn');
    const told = squareFacts(session, 'G5').rows.flatMap((row) => row.told ?? []);
    expect(told).toContain('Bought since your turn');
    expect(markOf(session, 'H5').fresh).toBeUndefined();
  });

  it('are marked where another has sold him one meanwhile, but not in his own turn', () => {
    const sold: Deed = ['square-sold', { seller: 2, buyer: 1, square: 'C1', kind: 'gold' }];
    expect(read(ended, sold).squares).toEqual(['C1']);
    expect(read(ended, sold, began).squares).toEqual(['C1']);
    expect(read(ended, began, sold).squares).toEqual([]);
  });

  it('are marked before his first turn as well, and are simply new then', () => {
    const { session, squares } = read(buys(2, 'G5'));
    expect(squares).toEqual(['G5']);
    expect(squareName(session, markOf(session, 'G5'))).toContain('newly bought');
  });

  it('are marked until his turn ends, whatever he does in it, and none of it is his own doing', () => {
    expect(read(...round, began, buys(1, 'C1')).squares).toEqual(['G5']);
    expect(read(...round, began, ended).squares).toEqual([]);
    const withered: Deed = ['crops-lost', { squares: ['D4', 'E5'] }];
    const seeds: Deed = ['seeded', { seat: 1, square: 'D4', price: 2 }];
    expect(read(ended, withered, began).squares).toEqual(['D4', 'E5']);
    expect(read(ended, withered, began, seeds).squares).toEqual(['E5']);
  });

  it('are those as well that they have seeded or grazed, each with its own word', () => {
    const owner = (square: string) => turnTable.squares[square]?.owner;
    const [land, crop] = ['I5', 'H5'];
    const deeds: Deed[] = [
      ['seeded', { seat: owner(land), square: land, price: 2 }],
      ['cattle-bought', { seat: owner(crop), square: crop, price: 5 }],
      ['seeded', { seat: 1, square: 'D4', price: 2 }],
    ];
    const { session, squares } = read(ended, ...deeds, began);
    expect(squares).toEqual([land, crop]);
    expect(squareName(session, markOf(session, land))).toContain('seeded since your turn');
    const told = squareFacts(session, crop).rows.flatMap((row) => row.told ?? []);
    expect(told).toContain('Grazed since your turn');
  });

  it('are bought, where they were bought and seeded', () => {
    const { session } = read(ended, buys(2, 'G5'), ['seeded', { seat: 2, square: 'G5' }]);
    expect(squareName(session, markOf(session, 'G5'))).toContain('bought since your turn');
  });
});
