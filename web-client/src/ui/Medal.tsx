import { patternFill, type SeatColour, seatLooks } from './seats';

interface Props {
  colour: SeatColour;
  /** Pixels, also the drawing's units: the pattern is never scaled. */
  size?: number;
}

/** The share of the radius that the patterned rim takes. */
const RIM = 0.28;

/** A seat's sign in lists, log and chat: patterned rim, plain disc, merchant's mark. The name stands beside it. */
export function Medal({ colour, size = 40 }: Props) {
  const look = seatLooks[colour];
  const r = size / 2;
  const mark = size * 0.54;
  return (
    <svg
      class="medal"
      width={size}
      height={size}
      viewBox={`0 0 ${size} ${size}`}
      aria-hidden="true"
    >
      <circle cx={r} cy={r} r={r - 0.75} fill={patternFill(colour)} class="medal-ring" />
      <circle cx={r} cy={r} r={(r - 0.75) * (1 - RIM)} fill={look.colour} />
      <Mark colour={colour} x={r} y={r} size={mark} />
    </svg>
  );
}

/** The strokes of a mark, `size` high, centred on a point of the drawing it stands in. */
export function Mark({
  colour,
  x,
  y,
  size,
}: {
  colour: SeatColour;
  x: number;
  y: number;
  size: number;
}) {
  const { mark, markInk } = seatLooks[colour];
  const scale = size / 24;
  return (
    <path
      class="mark"
      d={mark}
      stroke={markInk}
      transform={`translate(${x - size / 2} ${y - size / 2}) scale(${scale})`}
    />
  );
}
