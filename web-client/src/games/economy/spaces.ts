import { type Place, stepped } from '../../ui/grid';
import type { Outside, Space } from './wire';

/** The board has eight columns, a to h, and eight rows, 1 to 8 from below. */
export const SIDE = 8;

const LETTERS = 'abcdefgh';

export const columnLetters: readonly string[] = [...LETTERS];

export const corners = ['a1', 'a8', 'h1', 'h8'] as const;

export type Corner = (typeof corners)[number];

export function isCorner(space: Space): space is Corner {
  return (corners as readonly string[]).includes(space);
}

/** The corners by which a piece may enter that waits there outside; none while nobody has said where. */
export function doorsOf(outside: Outside | null): readonly Corner[] {
  return outside === 'any' ? corners : corners.filter((corner) => corner === outside);
}

/** Column and row counted from 0 at the upper left, as the board is drawn. */
export function placeOf(space: Space): Place {
  return { column: LETTERS.indexOf(space.charAt(0)), row: SIDE - Number(space.charAt(1)) };
}

export function spaceAt({ column, row }: Place): Space {
  return `${LETTERS[column]}${SIDE - row}`;
}

/** The rows as they are drawn, the uppermost first. */
export const rows: readonly (readonly Space[])[] = Array.from({ length: SIDE }, (_, row) =>
  Array.from({ length: SIDE }, (_, column) => spaceAt({ column, row })),
);

/** By column, then by row from below. */
export const inListOrder: readonly Space[] = rows.flat().sort();

/** How many columns and rows lie between the two: the least steps from one to the other. */
export function stepsBetween(one: Space, other: Space): number {
  const [a, b] = [placeOf(one), placeOf(other)];
  return Math.abs(a.column - b.column) + Math.abs(a.row - b.row);
}

/** True if the two share a side. */
export function areAdjacent(one: Space, other: Space): boolean {
  return stepsBetween(one, other) === 1;
}

/** Where the focus goes from a space when a key is pressed; undefined for keys of no meaning here. */
export function steppedSpace(key: string, from: Space): Space | undefined {
  const to = stepped(key, placeOf(from), SIDE);
  return to && spaceAt(to);
}
