import type { ChartPoint } from '../../../ui/chart';
import type { Disclosure } from '../wire';

export type Measure = 'wealth' | 'debt' | 'profit';

export interface Curve {
  seat: number;
  /** One point a round, and one for the end. */
  points: readonly ChartPoint[];
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
