import { describe, expect, it } from 'vitest';
import { line, player, smallTable } from './fixture/small';
import { soundsOf } from './sounds';

const before = smallTable();
const paid = smallTable({ players: [player(1, 2), player(2, 4)] });

describe('what is heard', () => {
  it('is the dice, and the stamp of what is built, once each', () => {
    const lines = [line('rolls'), line('builds'), line('rolls')];
    expect(soundsOf({ before, after: before, lines }, 1)).toEqual(['dice', 'stamp']);
  });

  it('is another sound for coins of one’s own, coming and going', () => {
    expect(soundsOf({ before, after: paid, lines: [] }, 2)).toEqual(['paid-me']);
    expect(soundsOf({ before, after: paid, lines: [] }, 1)).toEqual(['coin-out']);
    expect(soundsOf({ before, after: paid, lines: [] }, null)).toEqual(['coin-in']);
  });

  it('is nothing for what only the reader is told', () => {
    const lines = [line('candidates', {}, true)];
    expect(soundsOf({ before, after: before, lines }, 1)).toEqual([]);
  });
});
