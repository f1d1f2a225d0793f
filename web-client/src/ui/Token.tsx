import { Mark } from './Medal';
import { type SeatColour, seatLooks } from './seats';

interface Props {
  colour: SeatColour;
  /** The centre and the radius with the rim, in the units of the board it lies on. */
  x: number;
  y: number;
  r: number;
}

/** A seat's sign of ownership inside a board's drawing: plain disc with mark, white rim. */
export function Token({ colour, x, y, r }: Props) {
  return (
    <g>
      <circle
        cx={x}
        cy={y}
        r={r * 0.92}
        fill={seatLooks[colour].colour}
        stroke="#fff"
        stroke-width={r * 0.16}
      />
      <Mark colour={colour} x={x} y={y} size={r * 1.25} />
    </g>
  );
}
