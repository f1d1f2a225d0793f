import { describe, expect, it } from 'vitest';
import type { Pips } from './Die';
import { tumbleOf } from './tumble';

const ALL: readonly Pips[] = [1, 2, 3, 4, 5, 6];
const THROWS = ALL.flatMap((one) => ALL.map((other): readonly Pips[] => [one, other]));

/** What is seen of a throw, one picture after the other, the last as it lies. */
const seen = (pips: readonly Pips[], millis = 500, thrown = `line-${pips.join('')}`) => [
  ...tumbleOf(thrown, pips, millis).faces,
  pips,
];

const sum = (pips: readonly number[]) => pips.reduce((all, each) => all + each, 0);

describe('a tumble', () => {
  it.each([90, 250, 350, 500, 700])('never shows a sum twice in a row (%s ms)', (millis) => {
    for (const pips of THROWS) {
      const sums = seen(pips, millis).map(sum);
      expect(sums.filter((each, i) => each === sums[i + 1])).toEqual([]);
    }
  });

  it('never lets a die show a face twice in a row, nor what it lands on, before it lies', () => {
    for (const pips of THROWS) {
      for (const i of [0, 1]) {
        const faces = seen(pips).map((each) => each[i]);
        const { lasts } = tumbleOf('', pips, 500);
        const lies = Math.round((lasts[i] ?? 0) / (500 / (faces.length - 1)));
        expect(faces.slice(0, lies).filter((face, turn) => face === faces[turn + 1])).toEqual([]);
        expect(faces.slice(0, lies)).not.toContain(pips[i]);
        expect(new Set(faces.slice(lies))).toEqual(new Set([pips[i]]));
      }
    }
  });

  it('sends each die its own way, also to a double', () => {
    const doubles = ALL.flatMap((each) => tumbleOf(`${each}`, [each, each], 500).faces);
    const steps = doubles.map(([one = 0, other = 0]) => (one - other + 6) % 6);
    expect(steps.filter((step) => step === 0).length).toBeLessThan(steps.length / 3);
    expect(new Set(steps).size).toBeGreaterThan(4);
  });

  it('shows more than three faces, and lets one die rest some 120 ms after the other', () => {
    const { faces, lasts } = tumbleOf('line-1', [3, 4], 500);
    expect(faces.length).toBeGreaterThan(3);
    expect(lasts[1]).toBe(500);
    expect(500 - (lasts[0] ?? 0)).toBeGreaterThan(100);
    expect(500 - (lasts[0] ?? 0)).toBeLessThan(140);
  });

  it('is the same for everybody, and another for another throw of the same pips', () => {
    expect(seen([3, 4])).toEqual(seen([3, 4]));
    expect(seen([3, 4], 500, 'line-1')).not.toEqual(seen([3, 4], 500, 'line-2'));
  });

  it('lasts to its end for a single die', () => {
    expect(tumbleOf('a', [5], 700).lasts).toEqual([700]);
  });
});
