import { BOX, degreesOf, OUTER, type Point, pointAt, SPOT, STEP_DEGREES } from './geometry';

/** A line of what is written on a field: its sign, a word of its name, or a sum. */
export interface Line {
  width: number;
  height: number;
}

/** How large the words of a field are set, in units of the drawing. */
export interface Sizes {
  name: number;
  /** The word above a sum. */
  above: number;
  sum: number;
  /** The number of a throw. */
  reach: number;
}

/** Pixels; nothing is set smaller, unless the circle is so small that its fields would not hold it. */
const LEAST = 11;
const MOST_UNITS = 15;

/**
 * How large they are where a pixel has so many units: larger than drawn where the circle is small, so
 * that they can be read.
 */
export function sizesAt(unitsPerPixel: number): Sizes {
  const larger = Math.min(1.13, Math.max(1, unitsPerPixel * 0.9));
  const least = Math.min(MOST_UNITS, LEAST * unitsPerPixel);
  return {
    name: Math.max(12 * larger, least),
    above: Math.max(11 * larger, least),
    sum: 14.5 * larger,
    reach: Math.max(14, least),
  };
}

/** So much of each line is empty above and below what is drawn. */
const AIR = 2;

/** How wide a letter or figure is beside its height. */
const LETTER = 0.53;

export function widthOf(words: string, size: number): number {
  return words.length * size * LETTER;
}

/** How far from the middle of the circle the words of a field are centred, and how far from there they may. */
const RADIUS = 292;
const OUTWARD = [
  0, 3, -3, 6, -6, 9, -9, 12, -12, 15, -15, 18, -18, 21, -21, 24, -24, 27, 30, 33, 36,
];
/** How many degrees they may stand off the middle of their field. */
const SIDEWAYS = [0, 0.7, -0.7, 1.4, -1.4, 2.1, -2.1];
const PLACES = OUTWARD.flatMap((outward) => SIDEWAYS.map((degrees) => ({ outward, degrees })));
/** With so much room around them they need no more. */
const AMPLE = 7;

/**
 * Where the lines of a field, one under the other, are centred: in the middle of its room, or beside it
 * where they keep farther off its edges and off the piece that may stand in it.
 */
export function wordsAt(number: number, lines: readonly Line[]): Point {
  let best = { x: 0, y: 0, room: -BOX };
  for (const { outward, degrees } of PLACES) {
    const at = pointAt(RADIUS + outward, degreesOf(number) + degrees);
    const rooms = cornersOf(at, lines).map((corner) => roomAt(corner, number));
    const room = Math.min(AMPLE, ...rooms);
    if (room > best.room) best = { ...at, room };
    if (room === AMPLE) break;
  }
  return { x: best.x, y: best.y };
}

/** The corners of each of the lines. */
export function cornersOf({ x, y }: Point, lines: readonly Line[]): readonly Point[] {
  let top = y - lines.reduce((sum, { height }) => sum + height, 0) / 2;
  return lines.flatMap(({ width, height }) => {
    const [upper, lower] = [top + AIR, top + height - AIR];
    top += height;
    return [upper, lower].flatMap((edge) => [
      { x: x - width / 2, y: edge },
      { x: x + width / 2, y: edge },
    ]);
  });
}

/** How far a point of a field is from its edges and its pieces; less than nothing outside. */
export function roomAt({ x, y }: Point, number: number): number {
  const radius = Math.hypot(x, y);
  const aside = Math.atan2(x, -y) - (degreesOf(number) * Math.PI) / 180;
  const turned = Math.abs(Math.atan2(Math.sin(aside), Math.cos(aside)));
  const toSide = radius * Math.sin((STEP_DEGREES * Math.PI) / 360 - turned);
  return Math.min(OUTER - radius, radius - SPOT.outer, toSide);
}
