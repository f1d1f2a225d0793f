import { describe, expect, it } from 'vitest';
import { changed, claimTable } from './fixture/tables';
import { soundsOf } from './sounds';

const line = (code: string, own = false) => ({ key: code, code, args: {}, own });
const poorer = changed(claimTable, {}, { 1: { cash: 2 }, 2: { cash: 15 } });

describe('what is heard', () => {
  it('is the die, and the stamp of a claim, once each', () => {
    const lines = [line('rolls'), line('claims'), line('rolls')];
    expect(soundsOf({ before: claimTable, after: claimTable, lines }, 1)).toEqual([
      'dice',
      'stamp',
    ]);
  });

  it('is another sound for cash of one’s own, coming and going', () => {
    const heard = (reader: number | null) =>
      soundsOf({ before: claimTable, after: poorer, lines: [] }, reader);
    expect([heard(1), heard(2), heard(null)]).toEqual([['coin-out'], ['paid-me'], ['coin-in']]);
  });

  it('is nothing for what only the reader is told', () => {
    const lines = [line('own-goal', true)];
    expect(soundsOf({ before: claimTable, after: claimTable, lines }, 1)).toEqual([]);
  });
});
