import { describe, expect, it } from 'vitest';
import { placeOf } from '../squares';
import { PITCH } from '../Tile';
import type { Square } from '../wire';
import { type CardPlace, cardPlace } from './card-place';
import { BOX, ORIGIN } from './geometry';

// A hair less than it is: an edge that touches hides nothing.
const COLUMNS = 5;
const ROWS = 3.3;
const HAIR = 0.01;

/** Whether a card that hangs there lies over a square. */
function hides({ left, top, bottom }: CardPlace, square: Square): boolean {
  const { column, row } = placeOf(square);
  const at = (part: number) => (part * BOX - ORIGIN) / PITCH;
  const upper = bottom === undefined ? at(top ?? 0) : at(1 - bottom) - ROWS;
  const across = at(left) < column + 1 - HAIR && at(left) + COLUMNS > column;
  return across && upper < row + 1 - HAIR && upper + ROWS > row;
}

/** How many columns lie between a card and its square, or rows if those are more. */
function apart({ left, top, bottom }: CardPlace, square: Square): number {
  const { column, row } = placeOf(square);
  const at = (part: number) => (part * BOX - ORIGIN) / PITCH;
  const upper = bottom === undefined ? at(top ?? 0) : at(1 - bottom) - ROWS;
  const across = Math.max(at(left) - column - 1, column - at(left) - COLUMNS);
  return Math.max(across, upper - row - 1, row - upper - ROWS);
}

describe('the card of a square', () => {
  it('never lies over it, and stays on the board', () => {
    for (const square of ['A1', 'E5', 'J10', 'A10', 'F1'] as const) {
      const place = cardPlace(square, [], 'acts');
      expect(hides(place, square), square).toBe(false);
      expect(place.left).toBeGreaterThan(-0.05);
      expect(place.left).toBeLessThan(0.55);
    }
  });

  const legal: Square[] = ['E3', 'F4', 'D5', 'E6', 'E2', 'F3', 'G4', 'C4', 'C5', 'G5', 'F6'];
  const own: Square[] = ['E4', 'E5'];

  it('hides none of the squares that the reader may choose where there is room beside it', () => {
    for (const square of ['D5', 'E5', 'E6', 'F6'] as const) {
      const place = cardPlace(square, [...legal, ...own], 'acts');
      expect(
        [...legal, ...own].filter((each) => hides(place, each)),
        square,
      ).toEqual([]);
    }
  });

  it('stands next to its square, also amid those that the reader may choose', () => {
    for (const square of [...legal, ...own]) {
      const place = cardPlace(square, [...legal, ...own], 'acts');
      expect(apart(place, square), square).toBeLessThan(1.5);
    }
  });

  it('lies rather where no price is told', () => {
    const told: Square[] = ['F4', 'F5', 'F6', 'G4', 'G5', 'G6', 'H4', 'H5', 'H6', 'I5', 'J5'];
    const hidden = (place: CardPlace) => told.filter((each) => hides(place, each)).length;
    expect(hidden(cardPlace('E5', [], 'bare', told))).toBe(0);
  });

  it('is near where nothing has to be kept free', () => {
    const place = cardPlace('E5', [], 'bare');
    const { column } = placeOf('E5');
    const left = (place.left * BOX - ORIGIN) / PITCH;
    expect(Math.min(Math.abs(left - column - 1), Math.abs(left + COLUMNS - column))).toBeLessThan(
      COLUMNS + 1,
    );
  });
});
