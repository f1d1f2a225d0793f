import type { Piece } from '../scene/stage';
import { frameShown } from './frame';
import { spotsIn } from './frame-pieces';
import { type Spot, spotsOn } from './geometry';

/** Where a seat's piece stands among all others, on the frame of a phone or on the circle. */
export function spotOf(
  seat: number,
  pieces: readonly Piece[],
  isPhone: boolean,
  frame = frameShown.value,
): Spot {
  const at = pieces.find((piece) => piece.seat === seat)?.at ?? 1;
  const on = (number: number) => pieces.filter((piece) => piece.at === number);
  const here = on(at);
  const spots = isPhone
    ? spotsIn(at, (number) => on(number).length, frame)
    : spotsOn(at, here.length);
  return spots[here.findIndex((piece) => piece.seat === seat)] ?? { x: 0, y: 0, r: 0 };
}
