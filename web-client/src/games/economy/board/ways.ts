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

/** Where symbols fill the cards, numbers stand between two spaces; how far in at the edge of the board. */
const INSIDE = 10;

/** Where the numbers of its steps stand, on the line: on their spaces, or where these are entered. */
export function chipsOn(steps: readonly Step[], small: boolean): readonly Point[] {
  const reached = steps.slice(1);
  return small ? reached.map((to, i) => entryOf(steps[i] ?? to, to)) : reached;
}

function entryOf(from: Step, to: Step): Point {
  if (from.space !== null) return { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 };
  return { x: from.x + Math.sign(to.x - from.x) * INSIDE, y: to.y };
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
