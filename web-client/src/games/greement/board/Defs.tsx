import { SeatPattern } from '../../../ui/Paints';
import type { SeatColour } from '../../../ui/seats';
import { TILE } from '../Tile';
import { TileDefs } from '../TileDefs';

/** The id under which this board holds a seat's pattern, scaled so that it never shrinks below 1:1. */
export function boardPattern(colour: SeatColour): string {
  return `url(#gr-pattern-${colour})`;
}

/** Everything that the tiles and marks of the map are copies of. */
export function Defs({ colours, scale }: { colours: readonly SeatColour[]; scale: number }) {
  return (
    <defs>
      <TileDefs />
      {colours.map((colour) => (
        <SeatPattern key={colour} colour={colour} id={`gr-pattern-${colour}`} scale={scale} />
      ))}
      <pattern id="gr-lattice" width="11" height="11" patternUnits="userSpaceOnUse">
        <path class="back-lattice" d="M0 0L11 11M11 0L0 11" />
      </pattern>
      <g id="gr-back">
        <rect class="back" width={TILE} height={TILE} rx="7" />
        <rect class="back-weave" x="3.5" y="3.5" width={TILE - 7} height={TILE - 7} rx="4.5" />
        <circle class="back-seal" cx="32" cy="32" r="14" />
        <path class="back-sign" d="M27.5 23V41M37.5 23L29 32L38 41M34 32H39" />
      </g>
      <g id="gr-barred">
        <circle class="barred" cx="32" cy="32" r="9.5" />
        <path class="barred" d="M25.4 25.4L38.6 38.6" />
      </g>
      {[1, 2, 3].map((digits) => (
        <g key={digits} id={`gr-pill-${digits}`} style={{ '--digits': digits }}>
          <rect class="price-pill" />
          <circle class="price-coin" />
        </g>
      ))}
      <rect id="gr-veil" class="veil" width={TILE} height={TILE} rx="7" />
      <rect id="gr-open" class="frame-open" x="1.5" y="1.5" width="61" height="61" rx="6" />
      <rect id="gr-lent" class="frame-lent" x="1" y="1" width="62" height="62" rx="6.5" />
      <g id="gr-own">
        <rect class="frame-under" x="1.5" y="1.5" width="61" height="61" rx="6" />
        <use href="#gr-open" />
      </g>
      {(['danger', 'gain'] as const).map((frame) => (
        <g key={frame} id={`gr-${frame}`}>
          <rect class="frame-apart" x="1.25" y="1.25" width="61.5" height="61.5" rx="6" />
          <rect class={`frame-${frame}`} x="-1" y="-1" width="66" height="66" rx="8" />
        </g>
      ))}
      <rect
        id="gr-lost-choice"
        class="frame-noted dashed"
        x="2"
        y="2"
        width="60"
        height="60"
        rx="6"
      />
      <rect id="gr-noted" class="frame-noted" x="2" y="2" width="60" height="60" rx="6" />
      <rect id="gr-kept" class="frame-kept" x="0.5" y="0.5" width="63" height="63" rx="7" />
      <rect id="gr-lost" class="frame-lost" x="0.5" y="0.5" width="63" height="63" rx="7" />
      <g id="gr-lit">
        <rect class="lit-halo" x="1" y="1" width="62" height="62" rx="7" />
        <rect class="frame-lit" x="1" y="1" width="62" height="62" rx="7" />
      </g>
    </defs>
  );
}
