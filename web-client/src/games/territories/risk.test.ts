import { describe, expect, it } from 'vitest';
import { campTable, dangerTable, midTable } from './fixture/tables';
import { chanceWords, dangerOf, reachedFields, riskOf } from './risk';

describe('the risk of a throw', () => {
  it('tells harmless from paying, and what may put out from what does', () => {
    const dangers = riskOf(dangerTable)?.prospects.map(dangerOf);
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
