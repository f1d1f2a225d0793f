import { type SeatColour, type SeatLook, seatColours, seatLooks } from './seats';

interface Drawing {
  tile: number;
  turn?: number;
  stroke?: string;
  width?: number;
  fill?: string;
}

/** The second tone of each pattern: strokes or filled shapes in a square tile, in pixels. */
const drawings: Record<SeatLook['pattern'], Drawing> = {
  stripes: { tile: 7, turn: -45, stroke: 'M0 3.5H7', width: 2.4 },
  bars: { tile: 6, stroke: 'M0 3H6', width: 1.9 },
  dots: { tile: 7, fill: 'M3.5 1.9a1.6 1.6 0 1 0 .01 0Z' },
  lattice: { tile: 6.5, turn: 45, stroke: 'M0 3.25H6.5M3.25 0V6.5', width: 1.3 },
  staves: { tile: 6, stroke: 'M3 0V6', width: 1.9 },
  zigzag: { tile: 8, stroke: 'M-1 5.25L2 2.25L6 6.25L9 3.25', width: 1.7 },
  chequer: { tile: 7, fill: 'M0 0H3.5V3.5H0ZM3.5 3.5H7V7H3.5Z' },
  crosses: { tile: 8, stroke: 'M4 1.8V6.2M1.8 4H6.2', width: 1.5 },
};

/** The brass of coins, alarm clock and medals of honour. */
export const brassFill = 'url(#paint-brass)';

/** The definitions behind `patternFill` and `brassFill`. Stands once in the page, before all that uses them. */
export function Paints() {
  return (
    <svg class="paints" width="0" height="0" aria-hidden="true">
      <defs>
        {seatColours.map((colour) => (
          <SeatPattern key={colour} colour={colour} id={`pattern-${colour}`} />
        ))}
        <linearGradient id="paint-brass" x1="0.2" y1="0" x2="0.6" y2="1">
          <stop offset="0" class="brass-light" />
          <stop offset="0.5" class="brass" />
          <stop offset="1" class="brass-deep" />
        </linearGradient>
      </defs>
    </svg>
  );
}

/**
 * One seat's pattern under an id of the caller's choice. A board drawn smaller than 1:1 defines its own
 * with the inverse scale, so that the tile never shrinks below its size in pixels.
 */
export function SeatPattern({
  colour,
  id,
  scale = 1,
}: {
  colour: SeatColour;
  id: string;
  scale?: number;
}) {
  const look = seatLooks[colour];
  const { tile, turn = 0, stroke, width, fill } = drawings[look.pattern];
  const tone = { class: look.markInk === '#fff' ? 'tone-light' : 'tone-dark', color: look.tone };
  return (
    <pattern
      id={id}
      width={tile}
      height={tile}
      patternUnits="userSpaceOnUse"
      patternTransform={`scale(${scale}) rotate(${turn})`}
    >
      <rect width={tile} height={tile} fill={look.colour} />
      {stroke && (
        <path {...tone} d={stroke} fill="none" stroke="currentColor" stroke-width={width} />
      )}
      {fill && <path {...tone} d={fill} fill="currentColor" />}
    </pattern>
  );
}
