import type { Point, Spot } from './geometry';

/*
 * The frame of a narrow screen: 7 columns and 6 rows of cells round an empty middle; field 1 lies
 * at the lower left and is two cells wide. In units of its drawing, about a pixel each.
 */

export const CELL = { width: 54, height: 60 } as const;
const COLUMNS = 7;
const ROWS = 6;
const EDGE = 3;
export const WIDTH = COLUMNS * CELL.width + 2 * EDGE;
export const HEIGHT = ROWS * CELL.height + 2 * EDGE;

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

export function cellOf(number: number): Cell {
  const { column, row } = placeOf(number);
  const width = number === 1 ? 2 * CELL.width : CELL.width;
  return {
    x: EDGE + column * CELL.width,
    y: EDGE + row * CELL.height,
    width,
    height: CELL.height,
  };
}

/** The empty middle. */
export const MIDDLE: Cell = {
  x: EDGE + CELL.width,
  y: EDGE + CELL.height,
  width: 5 * CELL.width,
  height: 4 * CELL.height,
};

/** The edge of the frame that a field lies on: its owner's band runs along it. */
export type Side = 'left' | 'top' | 'right' | 'bottom';

export function sideOf(number: number): Side {
  if (number === 1 || number > 16) return 'bottom';
  if (number < 6) return 'left';
  return number > 12 ? 'right' : 'top';
}

/** How thick an owner's band is. */
export const BAND = 7;

/** Below the upper edge of a cell: its sign and the number of a throw in one row, its name, its sum. */
const ROW = { sign: 11, name: 34, sum: 48 } as const;
/** By how much they stand lower, for the band that may lie above them or below. */
const LOWER: Record<Side, number> = { top: 6, left: 3, right: 3, bottom: 0.5 };
/** Beside a band that stands upright the words are moved by half of it. */
const ASIDE: Record<Side, number> = { top: 0, left: BAND / 2, right: -BAND / 2, bottom: 0 };
/** Field 1 is so wide that the pieces stand beside its words. */
const START_WORDS = 34;
/** To the right of the number there is room for a piece too. */
const SIGN_ASIDE = 1.5;

/** The places of what is written in a cell: the number and the sign by their middle, the words by their line. */
export interface Places {
  reach: Point;
  sign: Point;
  name: Point;
  sum: Point;
}

/** Where what is written in a field's cell stands; `sold` if it may have an owner, and so a band. */
export function placesIn(number: number, sold: boolean): Places {
  const { x, y, width } = cellOf(number);
  const side = sideOf(number);
  const centre = x + (number === 1 ? START_WORDS : width / 2);
  const words = centre + (sold ? ASIDE[side] : 0);
  const top = y + LOWER[side];
  return {
    reach: { x: x + 10.5, y: top + ROW.sign },
    sign: { x: number === 1 ? centre : centre + SIGN_ASIDE, y: top + ROW.sign },
    name: { x: words, y: top + ROW.name },
    sum: { x: words, y: top + ROW.sum },
  };
}

/** How the pieces on one field stand: in so many columns, by how many share it. */
interface Crowd {
  most: number;
  columns: number;
  apart: number;
  r: number;
}

const CROWDS: readonly Crowd[] = [
  { most: 1, columns: 1, apart: 0, r: 9.5 },
  { most: 2, columns: 1, apart: 12.5, r: 7 },
  { most: 4, columns: 2, apart: 10.8, r: 6.6 },
  { most: 6, columns: 3, apart: 9.2, r: 5.6 },
];
const AT_START: readonly Crowd[] = [
  { most: 1, columns: 1, apart: 0, r: 12 },
  { most: 2, columns: 2, apart: 23, r: 11 },
  { most: 4, columns: 2, apart: 21, r: 10 },
  { most: 6, columns: 3, apart: 16, r: 7.5 },
];

/** So many leave room for the sign of their field; more stand in its place. */
export const BESIDE_SIGN = 2;

/** Where the pieces on one field stand: inside its cell, at the right of its sign, and over no word. */
export function spotsIn(number: number, count: number): readonly Spot[] {
  const { x, width, y } = cellOf(number);
  const isStart = number === 1;
  const crowds = isStart ? AT_START : CROWDS;
  const { columns, apart, r } = crowds.find(({ most }) => count <= most) ?? EMPTY;
  const rows = Math.ceil(count / columns);
  const right = x + width - (isStart ? 6 : 1) - r;
  const middle = isStart ? y + 26 : y + LOWER[sideOf(number)] + ROW.sign + (rows - 1);
  return Array.from({ length: count }, (_, i) => ({
    x: right - (columns - 1 - (i % columns)) * apart,
    y: middle + (Math.floor(i / columns) - (rows - 1) / 2) * apart,
    r,
  }));
}

const EMPTY: Crowd = { most: 0, columns: 1, apart: 0, r: 0 };
