import { placeOf, SIDE, squareAt } from '../squares';
import { PITCH, TILE } from '../Tile';
import type { Square } from '../wire';

/** The side of the drawing, with the letters above and the numbers on the left. */
export const BOX = 692;
/** Where the frame of the board begins. */
export const GUTTER = 20;
/** Where the first tile lies. */
export const ORIGIN = 27;

export interface Point {
  x: number;
  y: number;
}

/** The upper left corner of a square's tile. */
export function cornerOf(square: Square): Point {
  const { column, row } = placeOf(square);
  return { x: ORIGIN + column * PITCH, y: ORIGIN + row * PITCH };
}

export function centreOf(square: Square): Point {
  const { x, y } = cornerOf(square);
  return { x: x + TILE / 2, y: y + TILE / 2 };
}

/** The square that is nearest to a point of the drawing; none beside letters and numbers. */
export function squareNear({ x, y }: Point): Square | undefined {
  const isOn = [x, y].every((at) => at >= GUTTER && at <= BOX);
  return isOn ? squareAt(nearest(x), nearest(y)) : undefined;
}

function nearest(at: number): number {
  const place = Math.round((at - ORIGIN - TILE / 2) / PITCH);
  return Math.max(0, Math.min(SIDE - 1, place));
}

/** The right-angled way between two squares, and all that it passes on it, both ends among them. */
export function route(from: Square, to: Square): { path: string; passed: readonly Square[] } {
  const [a, b] = [centreOf(from), centreOf(to)];
  const [start, end] = [placeOf(from), placeOf(to)];
  const passed = [
    ...between(start.column, end.column).map((column) => squareAt(column, start.row)),
    ...between(start.row, end.row).map((row) => squareAt(end.column, row)),
  ];
  const path = `M${a.x} ${a.y}L${b.x} ${a.y}L${b.x} ${b.y}`;
  return { path, passed: [from, ...passed.filter((square) => square !== from)] };
}

/** What follows the first up to the last. */
function between(first: number, last: number): readonly number[] {
  const step = Math.sign(last - first);
  return Array.from({ length: Math.abs(last - first) }, (_, i) => first + step * (i + 1));
}
