import { neighbours, placeOf } from '../squares';
import { PITCH } from '../Tile';
import type { Square } from '../wire';
import { BOX, ORIGIN } from './geometry';

/** Where a square's card hangs, in parts of the board's side: by its upper edge, or by its lower one. */
export interface CardPlace {
  left: number;
  top?: number;
  bottom?: number;
}

/** Columns and rows. */
interface Box {
  column: number;
  row: number;
  columns: number;
  rows: number;
}

const SIDE = 10;
/** What a card covers at the smallest board: the facts, buttons below them, buttons of two lines. */
const COLUMNS = 5.3;
const ROWS = { bare: 2.7, acts: 3.4, reasons: 4.4 };
/** How far it may hang over the edge of the board. */
const OVERHANG = 0.4;
const STEP = 0.2;
const GAP = 0.2;
/** So near it stands that one sees whose it is, whatever it hides: further away it seemed to be of another square. */
const NEAR = 1;
/** Hiding a square that counts is worse than being so many squares away from the card's own. */
const HIDDEN = 6;
/** The same for those that touch it, whatever they are: they are compared with it. */
const BESIDE = 0.5;
/** And for those whose price is told. */
const TOLD = 0.5;
/** Of places that are as good the one whose middle is nearest. */
const MIDDLE = 0.01;

/**
 * Beside the square, no further than its neighbour, where the card hides the fewest of what is to be kept in sight;
 * never over the square itself.
 */
export function cardPlace(
  square: Square,
  keepFree: readonly Square[],
  size: keyof typeof ROWS,
  told: readonly Square[] = [],
): CardPlace {
  const own = boxOf(square);
  const others = [...new Set(keepFree)].filter((each) => each !== square).map(boxOf);
  const rows = ROWS[size];
  const beside = neighbours(square).map(boxOf);
  const prices = told.map(boxOf);
  const hidden = (box: Box, boxes: readonly Box[]) =>
    boxes.filter((other) => gapOf(box, other) < 0).length;
  const worth = (box: Box) =>
    HIDDEN * hidden(box, others) +
    BESIDE * hidden(box, beside) +
    TOLD * hidden(box, prices) +
    gapOf(box, own) +
    MIDDLE * apart(box, own);
  const isBeside = (box: Box) => gapOf(box, own) >= GAP && gapOf(box, own) <= NEAR;
  const boxes = placesFor(rows).filter(isBeside);
  const best = boxes.reduce((low, next) => (worth(next) < worth(low) ? next : low));
  const left = partOf(best.column);
  const isAbove = best.row + best.rows <= own.row;
  return isAbove
    ? { left, bottom: 1 - partOf(best.row + best.rows) }
    : { left, top: partOf(best.row) };
}

function boxOf(square: Square): Box {
  return { ...placeOf(square), columns: 1, rows: 1 };
}

/** Everywhere that a card of so many rows lies on the board. */
function placesFor(rows: number): readonly Box[] {
  const columns = stepsUpTo(SIDE - COLUMNS + 2 * OVERHANG);
  const down = stepsUpTo(SIDE - rows);
  return down.flatMap((row) =>
    columns.map((column) => ({ column: column - OVERHANG, row, columns: COLUMNS, rows })),
  );
}

function stepsUpTo(most: number): readonly number[] {
  return Array.from({ length: Math.floor(most / STEP) + 1 }, (_, i) => i * STEP);
}

/** How many squares lie between two boxes; below 0 they overlap. */
function gapOf(one: Box, other: Box): number {
  const across = Math.max(
    other.column - (one.column + one.columns),
    one.column - (other.column + other.columns),
  );
  const down = Math.max(other.row - (one.row + one.rows), one.row - (other.row + other.rows));
  return across < 0 || down < 0 ? Math.max(across, down) : Math.hypot(across, down);
}

/** How far the middles of two boxes are from one another. */
function apart(one: Box, other: Box): number {
  const across = one.column + one.columns / 2 - (other.column + other.columns / 2);
  const down = one.row + one.rows / 2 - (other.row + other.rows / 2);
  return Math.hypot(across, down);
}

/** A column or row as a part of the drawing's side. */
function partOf(squares: number): number {
  return (ORIGIN + squares * PITCH) / BOX;
}
