import { describe, expect, it } from 'vitest';
import type { LogLine, OwnLine } from '../net/told';
import { emptyStory, merged, type Story, told, withStretch } from './story';

const line = (n: number): LogLine => ({ n, code: `line${n}`, args: {} });
const lines = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, i) => line(from + i));
const own = (after: number, code = `own${after}`): OwnLine => ({ after, code, args: {} });
const codes = (story: Story) => merged(story).map((each) => each.code);

describe('the story', () => {
  it('has each own line after the public one that it belongs to', () => {
    const story = { lines: lines(3, 5), own: [own(2), own(3, 'a'), own(3, 'b'), own(5)] };
    expect(codes(story)).toEqual(['own2', 'line3', 'a', 'b', 'line4', 'line5', 'own5']);
  });

  it('gives every line a key that stays when earlier ones come', () => {
    const late = { lines: lines(3, 4), own: [own(3, 'a'), own(3, 'b')] };
    const keys = merged(late).map((each) => each.key);
    const all = withStretch(late, lines(1, 2), [own(1)]);
    expect(new Set(merged(all).map((each) => each.key)).size).toBe(7);
    expect(merged(all).map((each) => each.key)).toEqual(expect.arrayContaining(keys));
  });

  it('grows at its end', () => {
    const story = told(told(emptyStory, lines(1, 2), []), [], [own(2)]);
    expect(codes(story)).toEqual(['line1', 'line2', 'own2']);
    expect(told(story, [], [])).toBe(story);
  });

  it('takes a stretch that overlaps what is known without doubling it', () => {
    const known = { lines: lines(1, 5), own: [own(2), own(4)] };
    const after = withStretch(known, lines(4, 8), [own(4), own(7)]);
    expect(codes(after)).toEqual([
      ...['line1', 'line2', 'own2', 'line3', 'line4', 'own4'],
      ...['line5', 'line6', 'line7', 'own7', 'line8'],
    ]);
  });

  it('forgets what lies before a gap', () => {
    const known = { lines: lines(1, 5), own: [own(2)] };
    expect(codes(withStretch(known, lines(9, 10), [own(9)]))).toEqual(['line9', 'own9', 'line10']);
  });

  it('takes earlier lines before what is known', () => {
    const known = { lines: lines(4, 5), own: [own(5)] };
    expect(codes(withStretch(known, lines(2, 3), [own(2)]))).toEqual([
      ...['line2', 'own2', 'line3', 'line4', 'line5', 'own5'],
    ]);
  });

  it('takes own lines that came before any public one', () => {
    const story = withStretch(emptyStory, [], [own(0)]);
    expect(codes(story)).toEqual(['own0']);
    expect(codes(withStretch(story, [], [own(0)]))).toEqual(['own0']);
  });
});
