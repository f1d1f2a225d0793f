import { describe, expect, it } from 'vitest';
import { moveTable, paidTable, rollTable, sendTable, sentTable } from './fixture/tables';
import { soundsOf } from './sounds';

const line = (code: string) => ({ key: code, own: false, code, args: {} });

describe('what is heard', () => {
  it('is the die, the step and the knock', () => {
    expect(soundsOf({ before: rollTable, after: moveTable, lines: [] }, 1)).toEqual(['dice']);
    const lines = [line('rolled')];
    expect(soundsOf({ before: moveTable, after: sendTable, lines }, 2)).toEqual(['step']);
  });

  it('is another flip for the owner of the card that is turned down', () => {
    const owner = Number(sendTable.properties['electronics-factory']);
    const change = { before: sendTable, after: sentTable, lines: [line('turned-down')] };
    expect(soundsOf(change, owner)).toEqual(['flip-own']);
    expect(soundsOf(change, owner === 1 ? 2 : 1)).toEqual(['flip']);
  });

  it('is another sound for points of one’s own', () => {
    const change = { before: moveTable, after: paidTable, lines: [] };
    expect(soundsOf(change, 1)).toEqual(['paid-me']);
    expect(soundsOf(change, null)).toEqual(['coin-in']);
  });
});
