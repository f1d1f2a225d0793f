import type { Piece } from '../scene/stage';
import { spotsIn } from './frame-pieces';
import { type Spot, spotsOn } from './geometry';

/** Where a seat's piece stands among all others, on the frame of a phone or on the circle. */
export function spotOf(seat: number, pieces: readonly Piece[], isPhone: boolean): Spot {
  const at = pieces.find((piece) => piece.seat === seat)?.at ?? 1;
  const on = (number: number) => pieces.filter((piece) => piece.at === number);
  const spots = isPhone ? spotsIn(at, (number) => on(number).length) : spotsOn(at, on(at).length);
  return spots[on(at).findIndex((piece) => piece.seat === seat)] ?? { x: 0, y: 0, r: 0 };
}
