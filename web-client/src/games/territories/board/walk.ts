import { heightOf, LOW, WIDTH } from './frame';
import { type Point, spotsOn, towards } from './geometry';
import { alongRim } from './rim';

/** Where pieces walk: over these fields one after the other, and between two of them. */
export interface Walk {
  over(fields: readonly number[]): readonly Point[];
  /** The highest point of a hop: towards the middle of the board, for outwards are the words of the fields. */
  above(from: Point, to: Point): Point;
}

/** Round the circle, within all words. */
export const inCircle: Walk = {
  over: (fields) => fields.flatMap((number) => spotsOn(number, 1).slice(0, 1)),
  above: (from, to) => towards(between(from, to), { x: 0, y: 0 }, 20),
};

/** So far within the middle of the frame a piece in the air lies on no field beside it. */
const INSET = 13;

/** Along the inner rim of a frame, whose own middle is full of words: it hops lower there. */
export function inFrame(frame = LOW): Walk {
  const middle = { x: WIDTH / 2, y: heightOf(frame) / 2 };
  return {
    over: (fields) => alongRim(fields, frame, INSET),
    above: (from, to) => towards(between(from, to), middle, 8),
  };
}

function between(from: Point, to: Point): Point {
  return { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 };
}
