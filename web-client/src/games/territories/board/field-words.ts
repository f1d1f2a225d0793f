import { BOX, degreesOf, OUTER, type Point, pointAt, SPOT, STEP_DEGREES } from './geometry';

/** A line of what is written on a field: its sign, a word of its name, or a sum. */
export interface Line {
  width: number;
  height: number;
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
const ASIDE = [0, 3, -3, 6, -6, 9, -9, 12, -12, 15, -15, 18, -18, 21, -21, 24, -24, 27, 30, 33, 36];
/** With so much room around them they need no more. */
const AMPLE = 7;

/**
 * Where the lines of a field, one under the other, are centred: in the middle of its room, or beside it
 * where they keep farther off its edges and off the piece that may stand in it.
 */
export function wordsAt(number: number, lines: readonly Line[]): Point {
  let best = { x: 0, y: 0, room: -BOX };
  for (const aside of ASIDE) {
    const at = pointAt(RADIUS + aside, degreesOf(number));
    const rooms = cornersOf(at, lines).map((corner) => roomAt(corner, number));
    const room = Math.min(AMPLE, ...rooms);
    if (room > best.room) best = { ...at, room };
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
