import { iconHref } from '../../../ui/Icon';
import type { IconName } from '../../../ui/icon-names';
import { SeatPattern } from '../../../ui/Paints';
import type { SeatColour } from '../../../ui/seats';
import { PITCH, RIM } from './geometry';

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
      <Paints />
      <g id="ec-back">
        <rect class="ec-shadow" x="6" y="8.5" width="72" height="72" rx="7" />
        <rect class="ec-back" x="6" y="6" width="72" height="72" rx="7" />
        <rect class="ec-weave" x="10" y="10" width="64" height="64" rx="4.5" />
        <circle class="ec-seal" cx="42" cy="42" r="17" />
        <path class="ec-sign" d="M37.5 33V51M47 33L39 42L47.5 51M43.5 42H49" />
        <rect class="ec-light" x="6" y="6" width="72" height="72" rx="7" />
      </g>
      <rect id="ec-corner" class="ec-cell corner" x="2" y="2" width="80" height="80" rx="5" />
      <g id="ec-door">
        <use class="ec-enter" href={iconHref('sign-in')} x="28" y="28" width="28" height="28" />
      </g>
      <path id="ec-gate" class="ec-gate" d="M-5 -8L5 0L-5 8Z" />
      <rect id="ec-reach" class="ec-reach" width={PITCH} height={PITCH} />
      <Papers />
      <Frames />
      <Gifts />
      <ellipse id="ec-piece-shadow" class="ec-shadow" cx="43" cy="66" rx="15.5" ry="6" />
      <circle id="ec-piece-light" class="ec-gloss" cx="41" cy="46" r="15.3" />
    </defs>
  );
}

/** What is not one colour: the spaces, the weave of the backs, light from above. */
function Paints() {
  return (
    <>
      <pattern
        id="ec-cells"
        x={RIM}
        y={RIM}
        width={PITCH}
        height={PITCH}
        patternUnits="userSpaceOnUse"
      >
        <rect class="ec-cell" x="2" y="2" width="80" height="80" rx="5" />
      </pattern>
      <pattern id="ec-lattice" width="10" height="10" patternUnits="userSpaceOnUse">
        <path class="ec-lattice" d="M0 0L10 10M10 0L0 10" />
      </pattern>
      <linearGradient id="ec-shade" x1="0" y1="0" x2="0" y2="1">
        <stop offset="0" stop-color="#fff" stop-opacity="0.3" />
        <stop offset="0.45" stop-color="#fff" stop-opacity="0" />
        <stop offset="1" stop-color="#14262b" stop-opacity="0.16" />
      </linearGradient>
      <radialGradient id="ec-gloss" cx="0.36" cy="0.26" r="0.8">
        <stop offset="0" stop-color="#fff" stop-opacity="0.5" />
        <stop offset="0.42" stop-color="#fff" stop-opacity="0" />
        <stop offset="1" stop-color="#000" stop-opacity="0.28" />
      </radialGradient>
    </>
  );
}

/** What a card is made of besides its colour: paper, and the slip of its property under a rule of brass. */
function Papers() {
  return (
    <>
      <clipPath id="ec-edge">
        <rect x="6" y="6" width="72" height="72" rx="7" />
      </clipPath>
      <g id="ec-paper">
        <rect class="ec-shadow" x="6" y="8" width="72" height="72" rx="7" />
        <rect class="ec-face" x="6" y="6" width="72" height="72" rx="7" />
      </g>
      <g id="ec-deed">
        <path class="ec-deed" d="M6 50H78V71a7 7 0 0 1 -7 7H13a7 7 0 0 1 -7 -7Z" />
        <path class="ec-deed-rule" d="M6 50H78" />
      </g>
      <g id="ec-deed-small">
        <path class="ec-deed" d="M6 51H78V71a7 7 0 0 1 -7 7H13a7 7 0 0 1 -7 -7Z" />
        <path class="ec-deed-rule" d="M6 51H78" />
      </g>
    </>
  );
}

function Frames() {
  return (
    <>
      <rect id="ec-veil" class="ec-veil" x="2" y="2" width="80" height="80" rx="5" />
      <rect id="ec-tint" class="ec-tint" x="2" y="2" width="80" height="80" rx="5" />
      <rect id="ec-legal" class="ec-legal" x="2.5" y="2.5" width="79" height="79" rx="8" />
      <rect id="ec-poor" class="ec-poor" x="3" y="3" width="78" height="78" rx="7" />
      <g id="ec-taken">
        <rect class="ec-poor" x="3" y="3" width="78" height="78" rx="7" />
        <circle class="ec-dot on-card" cx="65" cy="17" r="8" />
      </g>
      <rect id="ec-defeat" class="ec-defeat" x="3" y="3" width="78" height="78" rx="7" />
      <rect id="ec-fits" class="ec-fits" x="3" y="3" width="78" height="78" rx="5" />
      <g id="ec-plain">
        <rect class="ec-plain" x="3.5" y="3.5" width="77" height="77" rx="6" />
        <circle class="ec-dot" cx="42" cy="42" r="7" />
      </g>
      <rect id="ec-hit" class="ec-hit" x="2.5" y="2.5" width="79" height="79" rx="8" />
      <rect id="ec-refused" class="ec-refused" x="2.5" y="2.5" width="79" height="79" rx="8" />
      <rect id="ec-send" class="ec-send" x="3" y="3" width="78" height="78" rx="7" />
      <rect id="ec-aimed" class="ec-aimed" x="6" y="6" width="72" height="72" rx="5" />
      <g id="ec-chosen">
        <rect class="ec-chosen edge" x="2.5" y="2.5" width="79" height="79" rx="7" />
        <rect class="ec-chosen" x="2.5" y="2.5" width="79" height="79" rx="7" />
      </g>
      <rect id="ec-lit" class="ec-lit" x="2" y="2" width="80" height="80" rx="6" />
    </>
  );
}

const PILL = { x: 47, y: -1.5, width: 35, height: 18.5, rx: 9.25 };
const WIDE_PILL = { ...PILL, x: 43, width: 39 };
const SMALL_PILL = { ...PILL, x: 55, width: 27 };
const TALL_PILL = { ...SMALL_PILL, height: 33 };
const PHONE_PILL = { ...PILL, x: 56, width: 26 };
const SIGN = { x: 56, y: -0.5, width: 16.5, height: 16.5 };
/** A sign needs more room there than a figure. */
const PHONE_SIGN_PILL = { x: 47, y: -2, width: 36, height: 26, rx: 10 };
const PHONE_SIGN = { x: 54, y: 0, width: 22, height: 22 };

/** What landing on a space gives: in its own upper right corner, on no other space. */
function Gifts() {
  return (
    <>
      <rect id="ec-pill" class="ec-pill" {...PILL} />
      <rect id="ec-pill-wide" class="ec-pill" {...WIDE_PILL} />
      <rect id="ec-pill-small" class="ec-pill" {...SMALL_PILL} />
      <rect id="ec-pill-tall" class="ec-pill" {...TALL_PILL} />
      <rect id="ec-pill-phone" class="ec-pill" {...PHONE_PILL} />
      <SignGift id="ec-gift-card" pill="ec-pill" sign="cards" />
      <SignGift id="ec-gift-out" pill="ec-pill out" sign="crosshair" />
      <SignGift id="ec-gift-defeat" pill="ec-pill out" sign="flag" />
      <SignGift id="ec-gift-card-phone" pill="ec-pill" sign="cards" large />
      <SignGift id="ec-gift-out-phone" pill="ec-pill out" sign="crosshair" large />
      <SignGift id="ec-gift-defeat-phone" pill="ec-pill out" sign="flag" large />
      <SignGift id="ec-gift-best-phone" pill="ec-pill" sign="check" large />
    </>
  );
}

interface SignGiftProps {
  id: string;
  pill: string;
  sign: IconName;
  large?: boolean;
}

function SignGift({ id, pill, sign, large = false }: SignGiftProps) {
  return (
    <g id={id}>
      <rect class={pill} {...(large ? PHONE_SIGN_PILL : PILL)} />
      <use class="ec-gift-sign" href={iconHref(sign)} {...(large ? PHONE_SIGN : SIGN)} />
    </g>
  );
}
