import { describe, expect, it } from 'vitest';
import type { StoryLine } from '../game';
import { turnTable } from './fixture/tables';
import { soundsOf } from './sounds';

function heard(...lines: readonly [code: string, own?: boolean][]) {
  return soundsOf(change(...lines));
}

function change(...lines: readonly [code: string, own?: boolean][]) {
  const story: StoryLine[] = lines.map(([code, own = false], i) => ({
    key: String(i),
    own,
    code,
    args: {},
  }));
  return { before: turnTable, after: turnTable, lines: story };
}

describe('sounds', () => {
  it('tell of what everybody sees, each once', () => {
    expect(heard(['bought'], ['bought'], ['seeded'])).toEqual(['stamp', 'sprout']);
    expect(heard(['vote-stopped'])).toEqual(['event-stopped']);
    expect(heard(['alarm-rang'])).toEqual(['alarm']);
  });

  it('ring the alarm once: at the table, or with the end where it did not ring there', () => {
    expect(soundsOf(change(['bought'], ['alarm-rang']), true)).toEqual(['stamp']);
  });

  it('never tell of what is secret', () => {
    expect(heard(['own-borrowed', true], ['sale-offered', true], ['own-profit', true])).toEqual([]);
  });
});
