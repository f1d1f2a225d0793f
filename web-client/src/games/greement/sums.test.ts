import { describe, expect, it } from 'vitest';
import { startValues, turnTable } from './fixture/tables';
import { type Ground, profitOf, profitSum, worthSum } from './sums';
import type { Face, Kind } from './wire';

/** A map of land with what is named lying on it. */
function ground(tiles: Record<string, Kind>, values = startValues): Ground {
  const squares: Record<string, Face> = {};
  for (const [square, kind] of Object.entries(tiles)) squares[square] = { kind, owner: null };
  return { values, squares };
}

describe('the second worked example', () => {
  const lakes = { G4: 'lake', H5: 'lake' } as const;

  it('multiplies a crop between two lakes by four', () => {
    const map = ground(lakes, { ...startValues, lakeMultiplier: 2 });
    expect(profitSum(map, 'G5', 'crop')).toEqual({ terms: '3 × 2 × 2', result: 12 });
    expect(worthSum(map, 'G5', 'crop')).toEqual({ terms: '(2 + 2) × 2 × 2', result: 16 });
    expect(profitSum(map, 'H4', 'gold')).toEqual({ terms: '4 × 2 × 2', result: 16 });
  });

  it('multiplies lakes with a mountain', () => {
    const map = ground(
      { ...lakes, F5: 'mountain' },
      { ...startValues, lakeMultiplier: 2, mountainMultiplier: 3 },
    );
    expect(profitSum(map, 'G5', 'crop').result).toBe(36);
    expect(profitSum(map, 'F4', 'crop').result).toBe(18);
  });
});

describe('sums', () => {
  it('say nothing of factors where nothing lies beside the square', () => {
    expect(profitSum(ground({}), 'A1', 'gold')).toEqual({ terms: '4', result: 4 });
    expect(worthSum(ground({}), 'A1', 'land')).toEqual({ terms: '2', result: 2 });
  });

  it('give bare land no profit', () => {
    expect(profitSum(ground({ A2: 'lake' }), 'A1', 'land').result).toBe(0);
  });

  it('add up what all squares of a seat bring', () => {
    expect(profitOf(turnTable, 1)).toBe(49);
    expect(profitOf(turnTable, 3)).toBe(51);
  });
});
