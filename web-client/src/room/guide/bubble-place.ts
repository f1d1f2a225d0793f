import { apart, type Box, FRAME_EDGE, grown, overlap } from './geometry';

/** What of the page the bubble's place depends on. */
export interface Surroundings {
  width: number;
  height: number;
  /** What the step speaks of; the bubble stands near the first. */
  targets: readonly Box[];
  /** What can be chosen now, squares and buttons. */
  choices: readonly Box[];
  /** The column with the log, where there is one. */
  column: Box | null;
  /** Where what is played is seen: the column is the better place. */
  board: Box | null;
}

/** The corner of the bubble. */
export interface Corner {
  x: number;
  y: number;
}

type Size = Pick<Box, 'width' | 'height'>;

/** Under the header, off the edges, beside the target, over the field of the chat. */
const HEAD = 64;
const EDGE = 14;
const BESIDE = 20;
const CHAT = 70;
const STRIDE = 24;

/** What it costs to touch and to cover, in parts of an area, and to be far off, in parts of a way. */
const COSTS = {
  target: 1_000_000,
  covered: 20,
  touched: 15_000,
  choice: 8,
  board: 0.3,
  way: 20,
  anywhere: 600,
  move: 3000,
} as const;

/**
 * Where a bubble of this size covers none of what its step speaks of, and the least of what can be chosen:
 * beside the target, over the log, or where else there is room. It stays where it is held unless another
 * place is much better.
 */
export function bubblePlace(size: Size, around: Surroundings, held: Corner | null = null): Corner {
  const fits = (corner: Corner) => inside(corner, size, around);
  const places = [
    ...good(size, around).map((corner) => priced(fits(corner), size, around, 0)),
    ...anywhere(size, around).map((corner) => priced(fits(corner), size, around, COSTS.anywhere)),
    ...(held ? [priced(fits(held), size, around, -COSTS.move)] : []),
  ];
  return places.reduce((best, next) => (next.cost < best.cost ? next : best)).corner;
}

function priced(corner: Corner, size: Size, around: Surroundings, more: number) {
  return { corner, cost: costOf({ ...corner, ...size }, around) + more };
}

function costOf(bubble: Box, { targets, choices, board }: Surroundings): number {
  const frames = targets.map((target) => overlap(bubble, grown(target, FRAME_EDGE)));
  const hidden = choices.map((choice) => overlap(bubble, choice)).filter((area) => area > 0);
  const [first] = targets;
  const way = first ? apart(bubble, first) * COSTS.way : 0;
  const covered = frames.reduce(
    (sum, area) => sum + (area > 0 ? COSTS.target + area * COSTS.covered : 0),
    0,
  );
  const cut = hidden.reduce((sum, area) => sum + COSTS.touched + area * COSTS.choice, 0);
  const over = board ? overlap(bubble, board) * COSTS.board : 0;
  return covered + cut + way + over;
}

/** The places it would rather have, in their order. */
function good({ width, height }: Size, around: Surroundings): Corner[] {
  const { targets, column } = around;
  const [target] = targets;
  const middle = { x: (around.width - width) / 2, y: HEAD };
  const beside = target
    ? [
        { x: target.x + target.width + BESIDE, y: target.y - BESIDE },
        { x: target.x - width - BESIDE, y: target.y - BESIDE },
        { x: target.x + (target.width - width) / 2, y: target.y - height - BESIDE },
        { x: target.x + (target.width - width) / 2, y: target.y + target.height + BESIDE },
      ]
    : [];
  if (!column) return target ? beside : [middle];
  const x = column.x + (column.width - width) / 2;
  return [...beside, { x, y: column.y + column.height - height - CHAT }];
}

/** Places all over the window. */
function anywhere({ width, height }: Size, around: Surroundings): Corner[] {
  const downs = strides(HEAD, lowest(height, around));
  const acrosses = strides(EDGE, around.width - width - EDGE);
  return acrosses.flatMap((x) => downs.map((y) => ({ x, y })));
}

function strides(from: number, to: number): number[] {
  const count = Math.max(1, Math.floor((to - from) / STRIDE) + 1);
  return [...Array.from({ length: count }, (_, i) => from + i * STRIDE), Math.max(from, to)];
}

function lowest(height: number, around: Surroundings): number {
  return around.height - height - EDGE;
}

function inside({ x, y }: Corner, { width, height }: Size, around: Surroundings): Corner {
  return {
    x: Math.round(Math.max(EDGE, Math.min(x, around.width - width - EDGE))),
    y: Math.round(Math.max(HEAD, Math.min(y, lowest(height, around)))),
  };
}
