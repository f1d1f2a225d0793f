import { describe, expect, it } from 'vitest';
import { FIELDS } from '../fields';
import { cornersOf, type Line, roomAt, sizesAt, wordsAt } from './field-words';
import { pointAt } from './geometry';

const numbers = Array.from({ length: FIELDS }, (_, i) => i + 1);
const line = (width: number): Line => ({ width, height: 13 });

/** A name on two lines, and what it earns: a sign and three lines in all. */
const long = [{ width: 16, height: 21 }, line(58), line(46), { width: 67, height: 16 }];
const short = [{ width: 18, height: 23 }, line(42), line(36)];

function roomOf(number: number, lines: readonly Line[]): number {
  const corners = cornersOf(wordsAt(number, lines), lines);
  return Math.min(...corners.map((corner) => roomAt(corner, number)));
}

describe('the words of a field', () => {
  it.each(numbers)('keep off the edges of field %i and off the piece on it', (number) => {
    expect(roomOf(number, long)).toBeGreaterThan(0.5);
    expect(roomOf(number, short)).toBeGreaterThan(5);
  });

  it('stand in the middle of the room that a short name leaves', () => {
    const { x, y } = wordsAt(11, short);
    expect(Math.round(Math.hypot(x, y))).toBe(292);
  });

  it('have no room on a neighbour, on the band of the owner or under a piece', () => {
    expect(roomAt(pointAt(300, -144), 1)).toBeGreaterThan(40);
    expect(roomAt(pointAt(300, -127), 1)).toBeLessThan(0);
    expect(roomAt(pointAt(355, -144), 1)).toBeLessThan(0);
    expect(roomAt(pointAt(240, -144), 1)).toBeLessThan(0);
  });
});

describe('the sizes of the words', () => {
  it('are as drawn in a large circle, and never under 11 pixels in one of 560', () => {
    expect(sizesAt(0.9)).toEqual({ name: 12, above: 11, sum: 14.5, reach: 14 });
    const unitsPerPixel = 760 / 560;
    for (const size of Object.values(sizesAt(unitsPerPixel))) {
      expect(size / unitsPerPixel).toBeGreaterThan(10.99);
    }
  });
});
