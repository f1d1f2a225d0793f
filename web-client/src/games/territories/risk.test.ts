import { describe, expect, it } from 'vitest';
import { campTable, caravanTable, dangerTable, firstTable, midTable } from './fixture/tables';
import { chanceWords, dangerOf, prospectsOf, reachedFields } from './risk';

describe('the risk of a throw', () => {
  it('tells harmless from paying, and what may put out from what does', () => {
    const dangers = prospectsOf(dangerTable).map(dangerOf);
    expect(dangers).toEqual([
      'safe',
      'safe',
      'out',
      'out',
      'safe',
      'safe',
      'safe',
      'maybe',
      'maybe',
      'out',
      'out',
    ]);
  });

  it('has a row for each total, read off the fields', () => {
    const rows = prospectsOf(dangerTable).map(({ total, ways, field, kind, amount, outIn36 }) => [
      total,
      ways,
      field,
      kind,
      amount,
      outIn36,
    ]);
    expect(rows).toEqual([
      [2, 1, 'mountain-village', 'own-ground', 0, 0],
      [3, 2, 'south-citadel', 'too-dear', 5000, 0],
      [4, 3, 'palace-gates', 'pay', 2600, 36],
      [5, 4, 'tower', 'pay', 3200, 36],
      [6, 5, 'castle', 'own-ground', 0, 0],
      [7, 6, 'walled-city', 'receive', 5000, 0],
      [8, 5, 'monastery', 'receive', 500, 0],
      [9, 4, 'huts-in-the-mountain', 'pay-by-throw', 200, 10],
      [10, 3, 'the-pit', 'pay-by-throw', 200, 10],
      [11, 2, 'goldmine', 'lose', 2000, 36],
      [12, 1, 'caravan', 'choose', 2015, 36],
    ]);
    expect(prospectsOf(firstTable)[1]).toMatchObject({ field: 'cold-desert', kind: 'buy' });
    expect(prospectsOf(campTable)[10]).toMatchObject({
      field: 'the-pit',
      kind: 'pay',
      amount: 2400,
    });
    expect(prospectsOf(caravanTable)).toEqual([]);
  });

  it('lies on the fields it reaches, before the throw that moves a piece', () => {
    expect(reachedFields(midTable).get('tower')?.total).toBe(5);
    expect(reachedFields(midTable).size).toBe(11);
    expect(reachedFields(campTable).size).toBe(0);
  });

  it('is said in hundredths', () => {
    expect([1, 36, 460, 1296].map(chanceWords)).toEqual([
      'under 1\u00a0%',
      '3\u00a0%',
      '35\u00a0%',
      'for certain',
    ]);
  });
});
