import { FIELDS, stepped } from '../fields';
import type { Point } from './geometry';

/** Which way on the screen an arrow points. */
const ARROWS: Readonly<Record<string, Point>> = {
  ArrowRight: { x: 1, y: 0 },
  ArrowDown: { x: 0, y: 1 },
  ArrowLeft: { x: -1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
};

/** The keys that go round in the order of the numbers, wherever the fields lie. */
const STEPS: Readonly<Record<string, number>> = { PageDown: 1, PageUp: -1 };

/** Where a key leads to from a field; undefined of a key that does not move. */
export function nextOf(
  key: string,
  from: number,
  centreOf: (number: number) => Point,
): number | undefined {
  if (key === 'Home') return 1;
  if (key === 'End') return FIELDS;
  const steps = STEPS[key];
  if (steps) return stepped(from, steps);
  const way = ARROWS[key];
  return way && neighbourAlong(way, from, centreOf);
}

/** Of both neighbours that which lies farther along the way; the field itself where none does. */
function neighbourAlong(way: Point, from: number, centreOf: (number: number) => Point): number {
  const along = (number: number) => {
    const { x, y } = centreOf(number);
    return x * way.x + y * way.y;
  };
  return [stepped(from, 1), stepped(from, -1)].reduce(
    (best, each) => (along(each) > along(best) ? each : best),
    from,
  );
}
