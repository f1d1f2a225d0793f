import type { Piece } from '../scene/stage';
import { frameShown } from './frame';
import { plateOf, spotsIn } from './frame-pieces';
import { type Spot, spotsOn } from './geometry';

/** Where a seat's piece stands among all others, on the frame of a phone or on the circle. */
export function spotOf(
  seat: number,
  pieces: readonly Piece[],
  isPhone: boolean,
  frame = frameShown.value,
): Spot {
  const at = pieces.find((piece) => piece.seat === seat)?.at ?? 1;
  const here = pieces.filter((piece) => piece.at === at);
  const spots = isPhone ? spotsIn(at, countOf(pieces), frame) : spotsOn(at, here.length);
  return spots[here.findIndex((piece) => piece.seat === seat)] ?? { x: 0, y: 0, r: 0 };
}

/** True of a piece whose tail is that of the plate on which it lies. */
export function isOnPlate(pieces: readonly Piece[], { at }: Piece): boolean {
  return plateOf(at, spotsIn(at, countOf(pieces))) !== null;
}

/** How many stand on a field. */
export function countOf(pieces: readonly Piece[]): (number: number) => number {
  return (number) => pieces.filter(({ at }) => at === number).length;
}
