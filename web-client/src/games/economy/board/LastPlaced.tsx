import { seatLooks } from '../../../ui/seats';
import { Token } from '../../../ui/Token';
import type { Placed } from '../placed';
import type { Session } from '../session';
import { cornerOf, PITCH } from './geometry';

/** Round the cards that were laid last, with the sign of who laid each, where that can be told. */
export function LastPlaced({ session }: { session: Session }) {
  return (
    <>
      {session.placed.value.map((placed) => (
        <Laid key={placed.space} session={session} placed={placed} />
      ))}
    </>
  );
}

function Laid({ session, placed }: { session: Session; placed: Placed }) {
  const { x, y } = cornerOf(placed.space);
  const [seat, ...others] = placed.seats;
  const colour = seat === undefined || others.length > 0 ? null : session.play.colour(seat);
  const stroke = colour ? seatLooks[colour].colour : 'var(--ink)';
  return (
    // biome-ignore lint/a11y/noAriaHiddenOnFocusable: nothing in it takes the focus
    <g aria-hidden="true" class="ec-laid" transform={`translate(${x} ${y})`}>
      <rect class="ec-laid-edge" x="2.5" y="2.5" width="79" height="79" rx="8" />
      <rect x="2.5" y="2.5" width="79" height="79" rx="8" stroke={stroke} />
      {colour && <Token colour={colour} x={PITCH - 11} y={11} r={12} />}
    </g>
  );
}
