import { type Point, rounded } from './geometry';

/** Parts of a unit to which a pin is drawn. */
const FINE = 100;

/** A circle round the origin that runs out into a tip outside of it, as a path. */
export function pinOf(r: number, tip: Point): string {
  const [from, to] = shouldersOf(r, tip);
  return `M${from}L${tip.x} ${tip.y}L${to}A${r} ${r} 0 1 1 ${from}Z`;
}

/** Of it only what is outside of the circle. */
export function tipOf(r: number, tip: Point): string {
  const [from, to] = shouldersOf(r, tip);
  return `M${from}L${tip.x} ${tip.y}L${to}A${r} ${r} 0 0 0 ${from}Z`;
}

/** A tip so much further out. */
export function further({ x, y }: Point, by: number): Point {
  const share = 1 + by / Math.hypot(x, y);
  return { x: x * share, y: y * share };
}

/** Where the lines to the tip touch the circle. */
function shouldersOf(r: number, { x, y }: Point): [string, string] {
  const towards = Math.atan2(y, x);
  const aside = Math.acos(Math.min(1, r / Math.hypot(x, y)));
  const at = (angle: number) => {
    const [x, y] = [r * Math.cos(angle), r * Math.sin(angle)];
    return `${rounded(x, FINE)} ${rounded(y, FINE)}`;
  };
  return [at(towards - aside), at(towards + aside)];
}
