import { seatLooks } from '../../../ui/seats';
import { Token } from '../../../ui/Token';
import type { Session } from '../session';
import { cornerOf, PITCH } from './geometry';

/** Round the card that was laid last, with the sign of who laid it. */
export function LastPlaced({ session }: { session: Session }) {
  const placed = session.placed.value;
  if (!placed) return null;
  const { x, y } = cornerOf(placed.space);
  const colour = session.play.colour(placed.seat);
  return (
    // biome-ignore lint/a11y/noAriaHiddenOnFocusable: nothing in it takes the focus
    <g aria-hidden="true" class="ec-laid" transform={`translate(${x} ${y})`}>
      <rect class="ec-laid-edge" x="2.5" y="2.5" width="79" height="79" rx="8" />
      <rect x="2.5" y="2.5" width="79" height="79" rx="8" stroke={seatLooks[colour].colour} />
      <Token colour={colour} x={PITCH - 11} y={11} r={12} />
    </g>
  );
}
