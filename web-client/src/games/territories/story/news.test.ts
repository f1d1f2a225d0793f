import { describe, expect, it } from 'vitest';
import { newsOf } from '../scene/stage';
import { newsBrief, newsWords } from './news';
import { lineArgs } from './samples';

const name = (seat: number) => ['Anna', 'Ben', 'Cleo'][seat - 1] ?? 'nobody';

describe('the news in the middle of the board', () => {
  const lines = Object.entries(lineArgs).map(([code, args]) => ({
    key: code,
    own: false,
    code,
    args,
  }));
  const told = lines.filter((line) => newsOf([line]).length > 0);

  it('tells most of what happens', () => {
    expect(told.length).toBeGreaterThan(lines.length / 2);
  });

  it.each(told)('$code has words of its own', (line) => {
    const words = newsWords(line, name, null);
    expect(words).not.toMatch(/news\.|[{}]|undefined|nobody/);
    expect(words.length).toBeGreaterThan(5);
  });

  it.each(told)('$code calls the reader “you”', (line) => {
    for (const reader of [line.args.seat, line.args.owner]) {
      if (typeof reader !== 'number') continue;
      const words = newsWords(line, name, reader);
      expect(words).toMatch(/\byou\b/i);
      expect(words).not.toContain(name(reader));
    }
  });

  it.each(told)('$code has a short line of its own, and one for whom it concerns', (line) => {
    for (const reader of [null, 1, 2]) {
      const words = newsBrief(line, reader, name);
      expect(words).not.toMatch(/news\.|[{}]|undefined|NaN|^nobody/);
      expect(words.length).toBeLessThan(45);
    }
  });
});
