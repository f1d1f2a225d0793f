import { type Session, shownDestination, wayTo } from '../session';
import type { Space } from '../wire';
import { lineThrough, wayPoints } from './geometry';

/** The way that would be gone, with the number of each step: being drawn, or to the space looked at. */
export function Way({ session, small }: { session: Session; small: boolean }) {
  const { play, scenes } = session;
  if (scenes.running.value !== null || session.destinations.value.size === 0) return null;
  const path = pathShown(session);
  const piece = play.table.value.players.find(({ seat }) => seat === play.seat.value)?.piece;
  const points = wayPoints(piece?.space ?? null, path);
  if (points.length === 0) return null;
  const line = lineThrough(points);
  return (
    // biome-ignore lint/a11y/noAriaHiddenOnFocusable: nothing in it takes the focus
    <g class={small ? 'ec-way small' : 'ec-way'} aria-hidden="true">
      <path class="ec-way-edge" d={line} />
      <path class="ec-way-line" d={line} />
      {points.slice(1).map(({ x, y }, i) => (
        <g key={`${x} ${y}`}>
          <circle class="ec-step" cx={x} cy={y} r={small ? 11 : 9.5} />
          <text class="ec-step-number" x={x} y={y + (small ? 6 : 4.5)}>
            {i + 1}
          </text>
        </g>
      ))}
    </g>
  );
}

function pathShown(session: Session): readonly Space[] {
  const { drawn, chosen } = session;
  const isDrawing = drawn.value.length > 0 && drawn.value.at(-1) !== chosen.value;
  if (isDrawing) return drawn.value;
  const to = shownDestination(session);
  return to ? wayTo(session, to) : [];
}
