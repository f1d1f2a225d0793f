import type { Space } from '../wire';
import { BOX, cornerOf, PITCH, type Point, RIM, RIM_EDGE } from './geometry';

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

/** Where ways pass a space, from its left and its upper edge, and where a number stands on their way down into it. */
export interface Lane extends Point {
  over: number;
}

/** Between symbol and number, above the name; a number off the badge of what a landing gives. */
const WHOLE: Lane = { x: 42, y: 46, over: 1 };
/** Between symbol and plate; there the badge is larger, and the number keeps above it, beside that of the card. */
const SMALL: Lane = { x: 46, y: 46, over: 10 };

export function laneOf(small: boolean): Lane {
  return small ? SMALL : WHOLE;
}

/** How far a way that ends at the rim reaches into its last space, where the piece stands. */
const TIP = 5;

/** A way over the board, from where the piece is. */
export function stepsOf(from: Space | null, path: readonly Space[], lane: Lane): readonly Step[] {
  const [first] = path;
  if (!first) return [];
  const stepOn = (space: Space) => onLane(space, lane);
  return [from ? stepOn(from) : besideCorner(stepOn(first)), ...path.map(stepOn)];
}

function onLane(space: Space, lane: Lane): Step {
  const { x, y } = cornerOf(space);
  return { x: x + lane.x, y: y + lane.y, space };
}

/** A point outside the board beside one of its corners, as high as the step on it. */
function besideCorner({ x, y }: Step): Step {
  return { x: x < BOX / 2 ? RIM_EDGE + 4 : BOX - RIM_EDGE, y, space: null };
}

/** The same way, ended where it enters its last space. */
export function toRim(steps: readonly Step[]): readonly Step[] {
  const [before, to] = steps.slice(-2);
  if (!before || !to) return [];
  const edges = edgesOf(to);
  const end = {
    ...to,
    x: entered(before.x, to.x, edges.left),
    y: entered(before.y, to.y, edges.top),
  };
  return [...steps.slice(0, -1), end];
}

/** How far one comes, along one axis, who enters a space from another one and stops at once. */
function entered(from: number, to: number, edge: number): number {
  if (from === to) return to;
  return from < to ? edge + TIP : edge + PITCH - TIP;
}

/** Where the numbers of its steps stand: between the spaces, so that they cover nothing of a card. */
export function chipsOn(steps: readonly Step[], lane: Lane): readonly Point[] {
  return steps.slice(1).map((to, i) => chipBetween(steps[i] ?? to, to, lane));
}

function chipBetween(from: Step, to: Step, { over }: Lane): Point {
  if (from.y !== to.y) return { x: to.x, y: edgesOf(from.y < to.y ? to : from).top - over };
  return { x: edgesOf(to).left + (from.x < to.x ? 0 : PITCH), y: to.y };
}

/** The left and the upper edge of the space on which a point of a way lies. */
function edgesOf({ x, y }: Point): { left: number; top: number } {
  const edge = (at: number) => RIM + Math.floor((at - RIM) / PITCH) * PITCH;
  return { left: edge(x), top: edge(y) };
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
