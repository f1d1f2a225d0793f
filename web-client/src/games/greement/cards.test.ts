import { describe, expect, it } from 'vitest';
import { cardFaces, concerned, groundAfter, loss, profitChange, valuesAfter } from './cards';
import { startValues, turnTable } from './fixture/tables';
import type { Face } from './wire';

describe('the event cards', () => {
  it('are 24 kinds and 67 in all', () => {
    const faces = Object.values(cardFaces);
    expect(faces).toHaveLength(24);
    expect(faces.reduce((sum, face) => sum + face.count, 0)).toBe(67);
    expect(faces.filter((face) => face.avoided === 'vote').reduce((n, f) => n + f.count, 0)).toBe(
      56,
    );
  });

  it('never take a value below 1, and forget what was cut', () => {
    const low = { ...startValues, distanceTax: 2, cropProfit: 1 };
    const after = valuesAfter(low, 'V09');
    expect(after).toMatchObject({ distanceTax: 1, cropProfit: 1, goldMineProfit: 3 });
    expect(valuesAfter(after, 'V08').cropProfit).toBe(2);
  });

  it('show what they would do to each seat’s open profit', () => {
    expect([1, 2, 3, 4, 5].map((seat) => profitChange(turnTable, 'V07', seat))).toEqual([
      [49, 42],
      [48, 45],
      [51, 48],
      [23, 24],
      [23, 24],
    ]);
  });
});

describe('appropriation, as in worked example 11', () => {
  const owned = (kind: Face['kind']): Face => ({ kind, owner: 1 });
  const free = (kind: Face['kind']): Face => ({ kind, owner: null });
  const ground = {
    values: startValues,
    squares: {
      A1: owned('land'),
      B1: owned('gold'),
      A2: owned('cattle'),
      B2: free('lake'),
      B3: owned('crop'),
      C3: free('lake'),
    },
  };

  it('takes each square beside a lake once, for two coins', () => {
    expect(loss(ground, 'P03', 1)).toEqual({ squares: ['B1', 'A2', 'B3'], refund: 6 });
    expect(concerned(ground, 'P03')).toEqual(['B1', 'A2', 'B3']);
  });

  it('leaves land and gold behind, and the diagonal alone', () => {
    const { squares } = groundAfter(ground, 'P03');
    expect(squares.A1).toEqual(owned('land'));
    expect(squares.B1).toEqual(free('gold'));
    expect(squares.A2).toEqual(free('land'));
    expect(squares.B3).toEqual(free('land'));
  });
});

describe('the great pasture', () => {
  it('takes mines first and then turns owned lands and crops into cattle', () => {
    const { squares } = groundAfter(turnTable, 'V18');
    expect(squares.C1).toEqual({ kind: 'gold', owner: null });
    expect(squares.D2).toEqual({ kind: 'cattle', owner: 1 });
    expect(squares.A1).toEqual({ kind: 'land', owner: null });
  });
});
