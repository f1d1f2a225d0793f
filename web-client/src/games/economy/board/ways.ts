import type { Space } from '../wire';
import { BOX, cornerOf, PITCH, type Point, RIM, RIM_EDGE } from './geometry';

/**
 * Where ways pass a space, from its left and its upper edge: between symbol and number, and below both, above the
 * name.
 */
const LANE: Point = { x: 47, y: 46.5 };

/** A way over the board, from where the piece is. */
export function stepsOf(from: Space | null, path: readonly Space[]): readonly Point[] {
  const [first] = path;
  if (!first) return [];
  return [from ? stepOn(from) : besideCorner(stepOn(first)), ...path.map(stepOn)];
}

/** Where a way passes a space, and a piece stands on it. */
export function stepOn(space: Space): Point {
  const { x, y } = cornerOf(space);
  return { x: x + LANE.x, y: y + LANE.y };
}

/** The same way beside its lane, both across and down: ways that share spaces can be told apart there. */
export function aside(steps: readonly Point[], by: number): readonly Point[] {
  return steps.map(({ x, y }) => ({ x: x + by, y: y + by }));
}

/** A point outside the board beside one of its corners, as high as the step on it. */
function besideCorner({ x, y }: Point): Point {
  return { x: x < BOX / 2 ? RIM_EDGE + 4 : BOX - RIM_EDGE, y };
}

/** The same way, ended where it enters its last space, or so far inside: what lies there stays free of it. */
export function toRim(steps: readonly Point[], inside: number): readonly Point[] {
  const [before, to] = steps.slice(-2);
  if (!before || !to) return [];
  const end = { x: entered(before.x, to.x, inside), y: entered(before.y, to.y, inside) };
  return [...steps.slice(0, -1), end];
}

/** How far one comes, along one axis, who enters a space from another one and stops at once. */
function entered(from: number, to: number, inside: number): number {
  if (from === to) return to;
  const edge = RIM + Math.floor((to - RIM) / PITCH) * PITCH;
  return from < to ? edge + inside : edge + PITCH - inside;
}

/** The outline of a way. */
export function wayLine(steps: readonly Point[]): string {
  return steps.map(({ x, y }, i) => `${i === 0 ? 'M' : 'L'}${x} ${y}`).join('');
}
