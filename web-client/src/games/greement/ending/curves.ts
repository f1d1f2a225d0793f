import type { Disclosure } from '../wire';

export type Measure = 'wealth' | 'debt' | 'profit';

export interface Curve {
  seat: number;
  /** One point a round, and one for the end. */
  points: readonly { at: number; value: number }[];
}

/** How one measure went for each seat, from round to round and to the end. */
export function curvesOf(
  { rounds, results }: Disclosure,
  measure: Measure,
  profitNow: (seat: number) => number,
): readonly Curve[] {
  const last = (rounds.at(-1)?.round ?? 0) + 1;
  return results.map(({ seat, wealth, debt }) => {
    const points = rounds.flatMap(({ round, standings }) => {
      const standing = standings.find((each) => each.seat === seat);
      return standing ? [{ at: round, value: standing[measure] }] : [];
    });
    const end = { wealth, debt, profit: profitNow(seat) }[measure];
    return { seat, points: [...points, { at: last, value: end }] };
  });
}

/** Round numbers for the lines of a chart, about four between the bounds. */
export function steps(low: number, high: number): readonly number[] {
  const span = Math.max(1, high - low);
  const power = 10 ** Math.floor(Math.log10(span / 4));
  const step = Math.max(1, [1, 2, 5, 10].map((n) => n * power).find((n) => span / n <= 5) ?? power);
  const first = Math.floor(low / step) * step;
  const count = Math.ceil((high - first) / step) + 1;
  return Array.from({ length: count }, (_, i) => first + i * step);
}

/** Heights at which marks can stand without hiding one another, in the order given. */
export function apart(heights: readonly number[], gap: number): readonly number[] {
  const order = heights.map((y, i) => ({ y, i })).sort((a, b) => a.y - b.y);
  let last = Number.NEGATIVE_INFINITY;
  const placed = [...heights];
  for (const { y, i } of order) {
    last = Math.max(y, last + gap);
    placed[i] = last;
  }
  return placed;
}
