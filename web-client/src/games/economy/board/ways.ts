import type { Space } from '../wire';
import { BOX, cornerOf, PITCH, type Point, RIM_EDGE } from './geometry';

/** A point of a way on a space; null for where a piece enters from. */
export interface Step extends Point {
  space: Space | null;
}

/** A part of a space, counted from its upper edge, that is to be read: a way passes beneath it. */
export interface Gap {
  from: number;
  to: number;
}

/** The name of a card. */
export const NAME: Gap = { from: 49, to: PITCH };

/** Where ways pass a space, from its left and its upper edge: between symbol and number, above the name. */
const LANE = 46;
/** How far a way that ends at the rim reaches into its last space, where the piece stands. */
const TIP = 5;

/** A way over the board, from where the piece is. */
export function stepsOf(from: Space | null, path: readonly Space[]): readonly Step[] {
  const [first] = path;
  if (!first) return [];
  return [from ? stepOn(from) : besideCorner(first), ...path.map(stepOn)];
}

function stepOn(space: Space): Step {
  const { x, y } = cornerOf(space);
  return { x: x + LANE, y: y + LANE, space };
}

/** A point outside the board beside one of its corners, as high as the step on it. */
function besideCorner(corner: Space): Step {
  const { x, y } = stepOn(corner);
  return { x: x < BOX / 2 ? RIM_EDGE + 4 : BOX - RIM_EDGE, y, space: null };
}

/** The same way, ended where it enters its last space. */
export function toRim(steps: readonly Step[]): readonly Step[] {
  const [before, to] = steps.slice(-2);
  if (!before || !to) return [];
  const end = { ...to, x: entered(before.x, to.x), y: entered(before.y, to.y) };
  return [...steps.slice(0, -1), end];
}

/** How far one comes, along one axis, who enters a space from another one and stops at once. */
function entered(from: number, to: number): number {
  if (from === to) return to;
  return from < to ? to - LANE + TIP : to + PITCH - LANE - TIP;
}

/** Where the numbers of its steps stand: on their spaces. */
export function chipsOn(steps: readonly Step[]): readonly Point[] {
  return steps.slice(1);
}

/** The outline of a way: up and down it leaves out what is to be read on its spaces. */
export function wayLine(steps: readonly Step[], gapsOn: (space: Space) => readonly Gap[]): string {
  return steps.map((to, i) => leg(steps[i - 1], to, gapsOn)).join('');
}

function leg(from: Step | undefined, to: Step, gapsOn: (space: Space) => readonly Gap[]): string {
  if (from === undefined) return `M${to.x} ${to.y}`;
  const isUp = to.y < from.y;
  const [top, bottom] = isUp ? [to, from] : [from, to];
  const gaps = [top, bottom]
    .flatMap(({ space }) => (space ? gapsOn(space).map((gap) => below(gap, space)) : []))
    .filter((gap) => gap.from >= top.y && gap.to <= bottom.y);
  const inOrder = isUp ? gaps.reverse().map((gap) => ({ from: gap.to, to: gap.from })) : gaps;
  return `${inOrder.map((gap) => `V${gap.from}M${to.x} ${gap.to}`).join('')}L${to.x} ${to.y}`;
}

function below({ from, to }: Gap, space: Space): Gap {
  const { y } = cornerOf(space);
  return { from: y + from, to: y + to };
}
