import './ground.css';
import { SeatPattern } from '../../../ui/Paints';
import type { SeatColour } from '../../../ui/seats';
import { INNER, OUTER, RIM } from './geometry';

/** The id under which this board holds a seat's pattern, scaled so that it never shrinks below 1:1. */
export function boardPattern(colour: SeatColour): string {
  return `url(#te-pattern-${colour})`;
}

/** The light on the board: it falls from above, and the ring lies a little below its rim. */
export function Defs({ colours, scale }: { colours: readonly SeatColour[]; scale: number }) {
  return (
    <defs>
      {colours.map((colour) => (
        <SeatPattern key={colour} colour={colour} id={`te-pattern-${colour}`} scale={scale} />
      ))}
      <RingShade />
      <linearGradient id="te-cell-shade" x2="0" y2="1">
        <stop class="shade-light" offset="0" />
        <stop class="light-none" offset="0.4" />
        <stop class="dark-none" offset="0.4" />
        <stop class="shade-dark" offset="1" />
      </linearGradient>
      <radialGradient id="te-floor" gradientUnits="userSpaceOnUse" cx="0" cy="8" r={RIM + 20}>
        <stop class="floor-dark" offset="0.9" />
        <stop class="dark-none" offset="1" />
      </radialGradient>
      <linearGradient id="te-rim" x2="0" y2="1">
        <stop class="rim-light" offset="0" />
        <stop class="rim-dark" offset="1" />
      </linearGradient>
      <radialGradient id="te-gloss" cx="0.36" cy="0.26" r="0.8">
        <stop class="gloss-light" offset="0" />
        <stop class="light-none" offset="0.55" />
        <stop class="dark-none" offset="0.55" />
        <stop class="gloss-dark" offset="1" />
      </radialGradient>
    </defs>
  );
}

/** From the inner edge of the ring to its outer one: the fields are a little hollow. */
function RingShade() {
  const at = (radius: number) => radius / OUTER;
  return (
    <radialGradient id="te-ring-shade" gradientUnits="userSpaceOnUse" cx="0" cy="0" r={OUTER}>
      <stop class="shade-dark" offset={at(INNER)} />
      <stop class="dark-none" offset={at(INNER + 26)} />
      <stop class="light-none" offset={at(INNER + 26)} />
      <stop class="shade-light" offset={at(OUTER - 44)} />
      <stop class="light-none" offset={at(OUTER - 14)} />
      <stop class="dark-none" offset={at(OUTER - 14)} />
      <stop class="shade-dark" offset="1" />
    </radialGradient>
  );
}
