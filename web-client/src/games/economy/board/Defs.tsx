import { iconHref } from '../../../ui/Icon';
import { SeatPattern } from '../../../ui/Paints';
import type { SeatColour } from '../../../ui/seats';

/** The id under which this board holds a seat's pattern, never shrunk below 1:1. */
export function boardPattern(colour: SeatColour): string {
  return `url(#ec-pattern-${colour})`;
}

/** Everything that the spaces are copies of: one back for all cards, frames, deeds. */
export function Defs({ colours, scale }: { colours: readonly SeatColour[]; scale: number }) {
  return (
    <defs>
      {colours.map((colour) => (
        <SeatPattern key={colour} colour={colour} id={`ec-pattern-${colour}`} scale={scale} />
      ))}
      <pattern id="ec-lattice" width="10" height="10" patternUnits="userSpaceOnUse">
        <path class="ec-lattice" d="M0 0L10 10M10 0L0 10" />
      </pattern>
      <g id="ec-back">
        <rect class="ec-back" x="6" y="6" width="72" height="72" rx="7" />
        <rect class="ec-weave" x="10" y="10" width="64" height="64" rx="4.5" />
        <circle class="ec-seal" cx="42" cy="42" r="16" />
        <path class="ec-sign" d="M37.5 33V51M47 33L39 42L47.5 51M43.5 42H49" />
      </g>
      <g id="ec-corner">
        <rect class="ec-cell corner" x="2" y="2" width="80" height="80" rx="4" />
        <use class="ec-enter" href={iconHref('sign-in')} x="31" y="31" width="22" height="22" />
      </g>
      <rect id="ec-cell" class="ec-cell" x="2" y="2" width="80" height="80" rx="4" />
      <rect id="ec-deed" class="ec-deed" x="3" y="51" width="78" height="29" rx="4" />
      <rect id="ec-deed-small" class="ec-deed" x="47" y="50" width="34" height="31" rx="5" />
      <rect id="ec-fade" class="ec-fade" x="2" y="2" width="80" height="80" rx="4" />
      <rect id="ec-veil" class="ec-veil" x="2" y="2" width="80" height="80" rx="4" />
      <rect id="ec-pill" class="ec-pill" x="33" y="-6" width="36" height="22" rx="11" />
      <g id="ec-gift-card">
        <rect class="ec-pill" x="33" y="-6" width="36" height="22" rx="11" />
        <use
          class="ec-gift-sign"
          href={iconHref('cards')}
          x="41.5"
          y="-4.5"
          width="19"
          height="19"
        />
      </g>
      <g id="ec-gift-out">
        <rect class="ec-pill out" x="33" y="-6" width="36" height="22" rx="11" />
        <use
          class="ec-gift-sign"
          href={iconHref('crosshair')}
          x="41.5"
          y="-4.5"
          width="19"
          height="19"
        />
      </g>
      <rect id="ec-tint" class="ec-tint" x="2" y="2" width="80" height="80" rx="4" />
      <rect id="ec-legal" class="ec-legal" x="2.5" y="2.5" width="79" height="79" rx="6" />
      <g id="ec-plain">
        <rect class="ec-plain" x="3" y="3" width="78" height="78" rx="5" />
        <circle class="ec-dot" cx="42" cy="42" r="7" />
      </g>
      <rect id="ec-hit" class="ec-hit" x="2" y="2" width="80" height="80" rx="6" />
      <rect id="ec-send" class="ec-send" x="3" y="3" width="78" height="78" rx="7" />
      <rect id="ec-lit" class="ec-lit" x="2" y="2" width="80" height="80" rx="6" />
    </defs>
  );
}
