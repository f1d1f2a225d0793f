import { describe, expect, it } from 'vitest';
import { lotsOf } from './fixture/lots';
import { startValues, turnTable } from './fixture/tables';
import { bankPrice, type Ground, lotOf, profitSum, worthSum } from './sums';
import type { Face, Kind } from './wire';

/** A map of what is named, with what a server would send for it. */
function ground(tiles: Record<string, Kind>, values = startValues): Ground {
  const squares: Record<string, Face> = {};
  for (const [square, kind] of Object.entries(tiles)) squares[square] = { kind, owner: null };
  return { values, squares, lots: lotsOf(squares, values) };
}

describe('the second worked example', () => {
  const tiles = { G4: 'lake', H5: 'lake', G5: 'crop', H4: 'gold', F4: 'crop' } as const;

  it('spells out a crop between two lakes', () => {
    const map = ground(tiles, { ...startValues, lakeMultiplier: 2 });
    expect(profitSum(map, 'G5', 'crop')).toEqual({ terms: '3 × 2 × 2', result: 12 });
    expect(worthSum(map, 'G5', 'crop')).toEqual({ terms: '(2 + 2) × 2 × 2', result: 16 });
    expect(profitSum(map, 'H4', 'gold')).toEqual({ terms: '4 × 2 × 2', result: 16 });
  });

  it('spells out lakes with a mountain', () => {
    const map = ground(
      { ...tiles, F5: 'mountain' },
      { ...startValues, lakeMultiplier: 2, mountainMultiplier: 3 },
    );
    expect(profitSum(map, 'G5', 'crop')).toEqual({ terms: '3 × 2 × 2 × 3', result: 36 });
    expect(profitSum(map, 'F4', 'crop').result).toBe(18);
  });
});

describe('sums', () => {
  it('take the result from the table, whatever they look like', () => {
    const map = ground({ A1: 'gold' });
    const [lot] = map.lots;
    if (!lot) throw new Error('no lot');
    const sent = { ...map, lots: [{ ...lot, profit: { ...lot.profit, gold: 7 } }] };
    expect(profitSum(sent, 'A1', 'gold')).toEqual({ terms: '4', result: 7 });
  });

  it('say nothing of factors where nothing lies beside the square', () => {
    const map = ground({ A1: 'gold', C1: 'land' });
    expect(profitSum(map, 'A1', 'gold')).toEqual({ terms: '4', result: 4 });
    expect(worthSum(map, 'C1', 'land')).toEqual({ terms: '2', result: 2 });
  });

  it('give bare land no profit, and lakes nothing at all', () => {
    const map = ground({ A1: 'land', A2: 'lake' });
    expect(profitSum(map, 'A1', 'land')).toEqual({ terms: '0', result: 0 });
    expect(lotOf(map, 'A2')).toBeUndefined();
    expect(worthSum(map, 'A2', 'lake').result).toBe(0);
  });

  it('know what the bank asks', () => {
    expect(bankPrice(turnTable, 'C1')).toBe(turnTable.values.goldMine);
    expect(bankPrice(turnTable, 'A1')).toBe(turnTable.values.land);
  });
});
