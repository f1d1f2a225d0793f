import { computed } from '@preact/signals';
import { media } from '../../../ui/screen';
import type { Point, Spot } from './geometry';

/*
 * The frame of a narrow screen: 7 columns and 6 rows of cells round an empty middle; field 1 lies
 * at the lower left and is two cells wide. In units of its drawing, about a pixel each.
 */

const CELL_WIDTH = 54;
const COLUMNS = 7;
const ROWS = 6;
const EDGE = 3;
export const WIDTH = COLUMNS * CELL_WIDTH + 2 * EDGE;

/**
 * How high its cells are, and below the upper edge of a cell: the number of a throw, the sign of its type
 * and how large that is, its name, its sum.
 */
export interface Frame {
  cell: number;
  reach: number;
  sign: number;
  signSize: number;
  name: number;
  sum: number;
}

export const LOW: Frame = {
  cell: 60,
  reach: 12,
  sign: 21,
  signSize: 14,
  name: 40,
  sum: 54,
};
export const TALL: Frame = {
  cell: 72,
  reach: 12,
  sign: 24,
  signSize: 17,
  name: 46.5,
  sum: 63,
};

/** So high that the tall frame is whole above the sheet, with two rows of seats over it. */
const isTall = media('(min-height: 780px) and (max-aspect-ratio: 12 / 25)');

/** The frame that the window has room for. */
export const frameShown = computed(() => (isTall.value ? TALL : LOW));

export function heightOf({ cell } = frameShown.value): number {
  return ROWS * cell + 2 * EDGE;
}

export interface Cell extends Point {
  width: number;
  height: number;
}

/** Column and row of a field's cell; that of field 1 covers the column to the right of it too. */
function placeOf(number: number): { column: number; row: number } {
  if (number <= 6) return { column: 0, row: ROWS - number };
  if (number <= 12) return { column: number - 6, row: 0 };
  if (number <= 17) return { column: COLUMNS - 1, row: number - 12 };
  return { column: 23 - number, row: ROWS - 1 };
}

export function cellOf(number: number, { cell } = frameShown.value): Cell {
  const { column, row } = placeOf(number);
  const width = number === 1 ? 2 * CELL_WIDTH : CELL_WIDTH;
  return { x: EDGE + column * CELL_WIDTH, y: EDGE + row * cell, width, height: cell };
}

/** The middle of a field in the drawing. */
export function centreOf(number: number, frame = frameShown.value): Point {
  const { x, y, width, height } = cellOf(number, frame);
  return { x: x + width / 2, y: y + height / 2 };
}

/** The empty middle. */
export function middleOf({ cell } = frameShown.value): Cell {
  return { x: EDGE + CELL_WIDTH, y: EDGE + cell, width: 5 * CELL_WIDTH, height: 4 * cell };
}

/** How thick an owner's band is, along the upper edge of his field, and where his mark stands on it. */
export const BAND = 8;
const MARK = { aside: 11, y: 11, r: 9 } as const;

/** Field 1 is so wide that the pieces stand beside its words. */
const START_WORDS = 25;
/** Between the number and the mark there is a little more room to the right. */
const SIGN_ASIDE = 1;

/** The places of what is written in a cell: marks and signs by their middle, the words by their line. */
export interface Places {
  reach: Point;
  owner: Spot;
  sign: Point;
  name: Point;
  sum: Point;
}

export function placesIn(number: number, frame = frameShown.value): Places {
  const { x, y, width } = cellOf(number, frame);
  const centre = x + (number === 1 ? START_WORDS : width / 2);
  return {
    reach: { x: x + 11.5, y: y + frame.reach },
    owner: { x: x + width - MARK.aside, y: y + MARK.y, r: MARK.r },
    sign: { x: centre + SIGN_ASIDE, y: y + frame.sign },
    name: { x: centre, y: y + frame.name },
    sum: { x: centre, y: y + frame.sum },
  };
}

/** True of a field that touches the empty middle in one point alone. */
export function isCorner(number: number): boolean {
  const { x, y } = inwardOf(number);
  return number !== 1 && x !== 0 && y !== 0;
}

/** In which direction the middle lies from a field, along either axis. */
export function inwardOf(number: number): Point {
  const { column, row } = placeOf(number);
  return {
    x: column === 0 ? 1 : column === COLUMNS - 1 ? -1 : 0,
    y: row === 0 ? 1 : row === ROWS - 1 ? -1 : 0,
  };
}
