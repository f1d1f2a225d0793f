import type { Point, Spot } from './geometry';

/*
 * The frame of a narrow screen: 7 columns and 6 rows of cells round an empty middle; field 1 lies
 * at the lower left and is two cells wide. In units of its drawing, about a pixel each.
 */

export const CELL = { width: 54, height: 64 } as const;
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

/** How far inside the middle pieces walk, and how far apart they stand on one field. */
const INSIDE = 13;
const FEW = { most: 3, apart: 19, r: 12 } as const;
const MANY = { apart: 14, r: 9 } as const;

/**
 * Where the pieces on one field stand: in a row on the inner edge of the frame, beside their field. In
 * a corner the row is moved as a whole: no piece comes to lie on another.
 */
export function spotsBeside(number: number, count: number): readonly Spot[] {
  const { at, along } = edgeOf(number);
  const { apart, r } = count > FEW.most ? MANY : FEW;
  const long = (count - 1) * apart;
  const x = within(at.x - (along.x * long) / 2, MIDDLE.x, MIDDLE.width - along.x * long);
  const y = within(at.y - (along.y * long) / 2, MIDDLE.y, MIDDLE.height - along.y * long);
  return Array.from({ length: count }, (_, i) => ({
    x: x + along.x * i * apart,
    y: y + along.y * i * apart,
    r,
  }));
}

/** The point of the inner edge beside a field, and the way pieces line up there. */
function edgeOf(number: number): { at: Point; along: Point } {
  const { x, y, width, height } = cellOf(number);
  const at = { x: x + width / 2, y: y + height / 2 };
  const sideways = number > 6 && number < 12 ? true : number > 17 || number === 1;
  return { at, along: sideways ? { x: 1, y: 0 } : { x: 0, y: 1 } };
}

function within(value: number, from: number, size: number): number {
  return Math.max(from + INSIDE, Math.min(from + size - INSIDE, value));
}
