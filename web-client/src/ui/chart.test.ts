import { describe, expect, it } from 'vitest';
import { apart, steps, thinned, ticks, widened } from './chart';

describe('the lines across a chart', () => {
  it('stand at round numbers around all values', () => {
    expect(steps(-38, 84)).toEqual([-50, 0, 50, 100]);
    expect(steps(0, 36)).toEqual([0, 10, 20, 30, 40]);
    expect(steps(0, 1)).toEqual([0, 1]);
  });

  it('are fewer where there is less room', () => {
    expect(steps(27_250, 32_250, 3)).toEqual([26_000, 28_000, 30_000, 32_000, 34_000]);
  });

  it('span what they are told to, about the middle of all values, and not below nothing', () => {
    expect(widened(29_500, 30_000, 5000)).toEqual([27_250, 32_250]);
    expect(widened(400, 900, 5000)).toEqual([0, 5000]);
    expect(widened(0, 9000, 5000)).toEqual([0, 9000]);
    expect(widened(-38, 84, 0)).toEqual([-38, 84]);
  });
});

describe('the moments under a chart', () => {
  it('begin with the first while there are few', () => {
    expect(ticks(1, 11, 8)).toEqual([1, 3, 5, 7, 9, 11]);
  });

  it('are both ends where there would be one alone', () => {
    expect(ticks(1, 16, 3)).toEqual([1, 16]);
    expect(ticks(4, 4, 3)).toEqual([4]);
  });

  it('have the last among them, and none close before it', () => {
    expect(ticks(1, 131, 3)).toEqual([50, 100, 131]);
    expect(ticks(1, 104, 3)).toEqual([50, 104]);
    expect(ticks(1, 8, 4)).toEqual([2, 4, 6, 8]);
  });

  it('are round ones in a long game', () => {
    expect(ticks(1, 8000, 8)).toEqual([1000, 2000, 3000, 4000, 5000, 6000, 7000, 8000]);
  });
});

describe('a long line', () => {
  const points = Array.from({ length: 8000 }, (_, i) => ({
    at: i,
    value: i === 4321 ? 99 : i % 7,
  }));

  it('is drawn with few points, its ends and its peaks among them', () => {
    const few = thinned(points, 600);
    expect(few.length).toBeLessThanOrEqual(602);
    expect(few[0]?.at).toBe(0);
    expect(few.at(-1)?.at).toBe(7999);
    expect(few.some(({ value }) => value === 99)).toBe(true);
  });

  it('stays as it is while it is short', () => {
    const short = points.slice(0, 50);
    expect(thinned(short, 600)).toBe(short);
  });
});

describe('marks at the ends of lines', () => {
  it('make room for one another in the order of their heights', () => {
    expect(apart([10, 12, 80], 20)).toEqual([10, 30, 80]);
    expect(apart([70, 75, 80], 20, 90)).toEqual([50, 70, 90]);
  });
});
