import { iconHref } from '../../../ui/Icon';
import { sector } from '../../../ui/polar';
import type { Session } from '../session';
import { CITY, EDGE, STREET } from './geometry';

/** Where its signs stand, from the centre. */
const SIGNS = [312, 225];

/** Pay Interest Street; it is lit while a roll that is looked at would cross it. */
export function Street({ session }: { session: Session }) {
  const ring = session.landing.value;
  const crosses = ring && session.play.hand.value?.rings?.[ring]?.crosses.length;
  return (
    // biome-ignore lint/a11y/noAriaHiddenOnFocusable: nothing in it takes the focus
    <g class={`tr-street${crosses ? ' lit' : ''}`} aria-hidden="true" data-street>
      <path class="tr-road" d={sector(EDGE + 4, CITY, -STREET + 0.4, STREET - 0.4)} />
      <path class="tr-line" d={`M0-${EDGE}V-${CITY + 4}`} />
      {SIGNS.map((y) => (
        <g key={y} class="tr-street-sign" transform={`translate(0 -${y})`}>
          <rect x="-8.5" y="-8.5" width="17" height="17" rx="3" />
          <use href={iconHref('percent')} x="-7" y="-7" width="14" height="14" />
        </g>
      ))}
    </g>
  );
}
