import { type Place, stepped } from '../../ui/grid';
import type { Square } from './wire';

/** The map has ten rows and ten columns. */
export const SIDE = 10;

const LETTERS = 'ABCDEFGHIJ';

export function squareAt(column: number, row: number): Square {
  return `${LETTERS[column]}${row + 1}`;
}

export function placeOf(square: Square): Place {
  return { column: LETTERS.indexOf(square.charAt(0)), row: Number(square.slice(1)) - 1 };
}

/** All hundred names in reading order. */
export const allSquares: readonly Square[] = Array.from({ length: SIDE * SIDE }, (_, index) =>
  squareAt(index % SIDE, Math.floor(index / SIDE)),
);

export const columnLetters: readonly string[] = [...LETTERS];

/** Columns and rows between the two, added. */
export function distance(one: Square, other: Square): number {
  const [a, b] = [placeOf(one), placeOf(other)];
  return Math.abs(a.column - b.column) + Math.abs(a.row - b.row);
}

/** The squares that share a side with this one. */
export function neighbours(square: Square): readonly Square[] {
  const { column, row } = placeOf(square);
  return [
    [column, row - 1],
    [column - 1, row],
    [column + 1, row],
    [column, row + 1],
  ]
    .filter(([c = -1, r = -1]) => c >= 0 && c < SIDE && r >= 0 && r < SIDE)
    .map(([c = 0, r = 0]) => squareAt(c, r));
}

/** Where the focus goes from a square when a key is pressed; undefined for keys of no meaning here. */
export function steppedSquare(key: string, from: Square): Square | undefined {
  const to = stepped(key, placeOf(from), SIDE);
  return to && squareAt(to.column, to.row);
}
