import { Mark } from '../../ui/Medal';
import { type SeatColour, seatLooks } from '../../ui/seats';

interface Props {
  seat: SeatColour;
  /** What fills it: the seat's pattern, at the scale of the drawing. */
  fill: string;
}

/** A piece of a seat, its middle in the origin of the drawing. */
export function Shield({ seat, fill }: Props) {
  return (
    <>
      <path class="shield" d="M-13-15H13V8L0 16L-13 8Z" fill={fill} />
      <circle cy="-2" r="9.5" fill={seatLooks[seat].colour} />
      <Mark colour={seat} x={0} y={-2} size={17} />
    </>
  );
}
