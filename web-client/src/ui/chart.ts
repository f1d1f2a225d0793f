/** A value at a moment: a round, a turn. */
export interface ChartPoint {
  at: number;
  value: number;
}

/** The smallest of 1, 2, 5, 10, 20 … that parts a span into no more than so many steps. */
function roundStep(span: number, most: number): number {
  const power = 10 ** Math.floor(Math.log10(Math.max(1, span / most)));
  return [1, 2, 5, 10].map((n) => n * power).find((n) => span / n <= most) ?? 10 * power;
}

/** Bounds at least so far apart, about the same middle; none below nothing that was not there before. */
export function widened(low: number, high: number, span: number): readonly [number, number] {
  const lack = Math.max(0, span - (high - low));
  const foot = Math.min(low, Math.max(0, low - lack / 2));
  return [foot, Math.max(high, foot + span)];
}

/** Round numbers for the lines of a chart, about four between the bounds, or as many as it has room for. */
export function steps(low: number, high: number, most = 5): readonly number[] {
  const step = roundStep(Math.max(1, high - low), most);
  const first = Math.floor(low / step) * step;
  const count = Math.ceil((high - first) / step) + 1;
  return Array.from({ length: count }, (_, i) => first + i * step);
}

/**
 * The moments that are named under a chart: in even steps to the last, or round ones where there are many and
 * always the last. One alone would tell no scale: then they are both ends.
 */
export function ticks(first: number, last: number, most: number): readonly number[] {
  const step = roundStep(last - first + 1, most);
  const start =
    step < 10 ? last - Math.floor((last - first) / step) * step : Math.ceil(first / step) * step;
  const count = Math.max(0, Math.floor((last - start) / step) + 1);
  if (count < 2 && last > first) return [first, last];
  const named = Array.from({ length: count }, (_, i) => start + i * step);
  // One that stood half a step before the last would run into it.
  return last === first
    ? named
    : [...named.filter((at) => last - at >= step / 2 && at < last), last];
}

/** Heights at which marks can stand without hiding one another, in the order given, none below the lowest. */
export function apart(
  heights: readonly number[],
  gap: number,
  lowest = Number.POSITIVE_INFINITY,
): readonly number[] {
  const order = heights.map((y, i) => ({ y, i })).sort((a, b) => a.y - b.y);
  let last = Number.NEGATIVE_INFINITY;
  const placed = [...heights];
  for (const { y, i } of order) {
    last = Math.max(y, last + gap);
    placed[i] = last;
  }
  let next = lowest + gap;
  for (const { i } of order.toReversed()) {
    next = Math.min(placed[i] ?? 0, next - gap);
    placed[i] = next;
  }
  return placed;
}

/**
 * A line with no more points than can be told apart: of each stretch its lowest and its highest, and
 * both ends. What is drawn stays light, however long the game was.
 */
export function thinned(points: readonly ChartPoint[], most: number): readonly ChartPoint[] {
  if (points.length <= most) return points;
  const stretch = Math.ceil(points.length / (most / 2));
  const kept = new Set<ChartPoint | undefined>([points[0], points.at(-1)]);
  for (let start = 0; start < points.length; start += stretch) {
    const part = points.slice(start, start + stretch);
    kept.add(part.reduce((low, next) => (next.value < low.value ? next : low)));
    kept.add(part.reduce((high, next) => (next.value > high.value ? next : high)));
  }
  return points.filter((point) => kept.has(point));
}
