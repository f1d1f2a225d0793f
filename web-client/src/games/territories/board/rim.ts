import { centreOf, frameShown, middleOf } from './frame';
import { spotsIn } from './frame-pieces';
import { clamped, type Point, towards } from './geometry';

/** How far within the middle of the frame its rim runs: beside all words. */
const INSET = 6;
const ROUNDING = 7;

/** The way over these fields along the inner rim of the frame, where it touches none of their words. */
export function alongRim(
  way: readonly number[],
  frame = frameShown.value,
  inset = INSET,
): readonly Point[] {
  const { x, y, width, height } = middleOf(frame);
  const [left, right] = [x + inset, x + width - inset];
  const [top, bottom] = [y + inset, y + height - inset];
  const lowerLeft = { x: left, y: bottom };
  return way.flatMap((number, i) => {
    const at = number === 1 ? spotsIn(1, () => 1, frame)[0] : centreOf(number, frame);
    if (!at) return [];
    const point = { x: clamped(at.x, left, right), y: clamped(at.y, top, bottom) };
    // Beside field 1 the rim turns.
    return number === 1 && way[i + 1] === 2 ? [point, lowerLeft] : [point];
  });
}

/** A line through these points as a path, round at each of them. */
export function roundedLine(points: readonly Point[]): string {
  const [first] = points;
  if (!first) return '';
  const turns = points.slice(1).map((point, i) => {
    const last = points[i] ?? point;
    const next = points[i + 2];
    const { x, y } = point;
    if (!next) return `L${x} ${y}`;
    const [before, after] = [towards(point, last, ROUNDING), towards(point, next, ROUNDING)];
    return `L${before.x} ${before.y}Q${x} ${y} ${after.x} ${after.y}`;
  });
  return `M${first.x} ${first.y}${turns.join('')}`;
}
