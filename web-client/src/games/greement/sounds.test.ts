import { describe, expect, it } from 'vitest';
import type { StoryLine } from '../game';
import { turnTable } from './fixture/tables';
import { soundsOf } from './sounds';

function heard(...lines: readonly [code: string, own?: boolean][]) {
  const story: StoryLine[] = lines.map(([code, own = false], i) => ({
    key: String(i),
    own,
    code,
    args: {},
  }));
  return soundsOf({ before: turnTable, after: turnTable, lines: story });
}

describe('sounds', () => {
  it('tell of what everybody sees, each once', () => {
    expect(heard(['bought'], ['bought'], ['seeded'])).toEqual(['stamp', 'sprout']);
    expect(heard(['vote-stopped'])).toEqual(['event-stopped']);
    expect(heard(['alarm-rang'])).toEqual(['alarm']);
  });

  it('never tell of what is secret', () => {
    expect(heard(['own-borrowed', true], ['sale-offered', true], ['own-profit', true])).toEqual([]);
  });
});
