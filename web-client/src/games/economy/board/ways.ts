import type { Space } from '../wire';
import { BOX, centreOf, cornerOf, PITCH, type Point, RIM_EDGE } from './geometry';

/** A point of a way on a space; null for where a piece enters from. */
export interface Step extends Point {
  space: Space | null;
}

/** A way over the board, from where the piece is. */
export function stepsOf(from: Space | null, path: readonly Space[]): readonly Step[] {
  const [first] = path;
  if (!first) return [];
  return [from ? stepOn(from) : besideCorner(first), ...path.map(stepOn)];
}

/** The same without its halves on the first and the last space: what lies there is clear of it. */
export function fromRimToRim(steps: readonly Step[]): readonly Point[] {
  const [from, first] = steps;
  const [before, to] = steps.slice(-2);
  if (!from || !first || !before || !to) return [];
  return [between(from, first), ...steps.slice(1, -1), between(before, to)];
}

function between(one: Point, other: Point): Point {
  return { x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 };
}

/** Where a way passes a space: between symbol and number, above the name. */
function stepOn(space: Space): Step {
  const { x, y } = centreOf(space);
  return { x: x + 3.5, y: y + 3.5, space };
}

/** A point outside the board beside one of its corners, as high as the step on it. */
function besideCorner(corner: Space): Step {
  const { x, y } = stepOn(corner);
  return { x: x < BOX / 2 ? RIM_EDGE + 4 : BOX - RIM_EDGE, y, space: null };
}

/** Where the numbers of its steps stand: on their spaces, all but the last one, which the die shows. */
export function chipsOn(steps: readonly Step[]): readonly Point[] {
  return steps.slice(1, -1);
}

/** The name on a card, counted from its upper edge. */
const NAME = { from: 50, to: PITCH };

/** The outline of a way: up and down it runs under the names of cards, that they can be read. */
export function wayLine(steps: readonly Step[], isNamed: (space: Space) => boolean): string {
  return steps.map((to, i) => leg(steps[i - 1], to, isNamed)).join('');
}

function leg(from: Step | undefined, to: Step, isNamed: (space: Space) => boolean): string {
  if (from === undefined) return `M${to.x} ${to.y}`;
  const end = `L${to.x} ${to.y}`;
  const upper = from.y < to.y ? from : to;
  if (from.y === to.y || upper.space === null || !isNamed(upper.space)) return end;
  const { y } = cornerOf(upper.space);
  const [first, second] = from === upper ? [NAME.from, NAME.to] : [NAME.to, NAME.from];
  return `V${y + first}M${to.x} ${y + second}${end}`;
}
