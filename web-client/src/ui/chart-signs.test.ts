import { describe, expect, it } from 'vitest';
import { levels, signsOf } from './chart-signs';

describe('words beside upright marks', () => {
  it('go down a level where they would overlap', () => {
    const wide = (from: number) => ({ from, to: from + 100 });
    expect(levels([0, 40, 200, 220].map(wide))).toEqual([0, 1, 0, 1]);
  });

  it('go down a level also where the later one is written to the left', () => {
    const spans = [
      { from: 200, to: 290 },
      { from: 230, to: 320 },
      { from: 330, to: 400 },
    ];
    expect(levels(spans)).toEqual([0, 1, 0]);
  });
});

describe('the signs of a chart', () => {
  const mark = (at: number) => ({ at, words: 'Mireille is out', colour: 'saffron' as const });
  const far = (at: number) => at * 3;

  it('are words while these have room beside one another', () => {
    const signs = signsOf([mark(10), mark(60)], far, 360);
    expect(signs.map(({ brief, row }) => [brief, row])).toEqual([
      [false, 0],
      [false, 0],
    ]);
  });

  it('are the marks of the seats where many go out at once, none over another', () => {
    const signs = signsOf([40, 42, 44, 90, 110].map(mark), far, 360);
    expect(signs.every(({ brief }) => brief)).toBe(true);
    const apart = signs.flatMap((a, i) =>
      signs.slice(i + 1).filter((b) => a.row === b.row && Math.abs(a.place - b.place) < 14),
    );
    expect(apart).toEqual([]);
  });

  it('are written to the left where the chart ends', () => {
    expect(signsOf([mark(118)], far, 360)[0]?.turned).toBe(true);
  });
});
