import { iconHref } from '../../../ui/Icon';
import { cardIcons } from '../cards';
import type { Card } from '../wire';

/** A number that is the same for a card at each look. */
function hashOf(card: Card): number {
  return [...card].reduce((hash, sign) => (hash * 31 + sign.charCodeAt(0)) % 9973, 7);
}

/** The picture of a card: sky, sun, cloud, two hills, and its symbol. */
export function Scene({ card }: { card: Card }) {
  const hash = hashOf(card);
  const sun = 90 + (hash % 36);
  const cloud = 14 + (hash % 23);
  const hill = 62 + (hash % 9);
  return (
    <svg
      class="lm-scene"
      viewBox="0 0 150 120"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      <rect class="lm-sky" width="150" height="120" />
      <circle class="lm-sun" cx={sun} cy="30" r="14" />
      <path class="lm-cloud" d={`M${cloud} 40a8 8 0 0 1 15-4a7 7 0 0 1 11 4Z`} />
      <path class="lm-far" d={`M0 ${hill}Q40 ${hill - 16} 80 ${hill + 4}T150 ${hill - 2}V120H0Z`} />
      <path
        class="lm-near"
        d={`M0 ${hill + 24}Q50 ${hill + 10} 100 ${hill + 24}T150 ${hill + 18}V120H0Z`}
      />
      <use
        class="lm-symbol"
        href={iconHref(cardIcons[card])}
        x="46"
        y="32"
        width="58"
        height="58"
      />
    </svg>
  );
}
