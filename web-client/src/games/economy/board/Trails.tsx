import './ways.css';
import { seatLooks } from '../../../ui/seats';
import type { Session } from '../session';
import type { LastMove } from '../wire';
import { aside, stepsOf, toRim, wayLine } from './ways';

/** How far an arrow reaches into the space where its piece stands. */
const TIP = 6;

/**
 * From where to where the others have gone since the reader's own move, in their colours: a ring where
 * each began, an arrow where it stands now, the last one strongest. They give way to what is lit.
 */
export function Trails({ session, small }: { session: Session; small: boolean }) {
  const trails = session.trails.value;
  if (session.destinations.value.size > 0) return null;
  return (
    // biome-ignore lint/a11y/noAriaHiddenOnFocusable: nothing in it takes the focus
    <g class={small ? 'ec-trails small' : 'ec-trails'} aria-hidden="true">
      {trails.map((move, i) => (
        <Trail key={move.seat} session={session} move={move} isLast={i === trails.length - 1} />
      ))}
    </g>
  );
}

/** So far apart run the ways of two: beside each other no way lies under another. */
const APART = 7;

/** Each has its place in the lane in the order of the seats; one alone keeps to its middle. */
export function asideOf(trails: readonly LastMove[], seat: number): number {
  const before = trails.filter((other) => other.seat < seat).length;
  return (before - (trails.length - 1) / 2) * APART;
}

interface TrailProps {
  session: Session;
  move: LastMove;
  isLast: boolean;
}

function Trail({ session, move, isLast }: TrailProps) {
  const { colour, markInk } = seatLooks[session.play.colour(move.seat)];
  const steps = toRim(
    aside(
      stepsOf(move.from === 'outside' ? null : move.from, move.path),
      asideOf(session.trails.value, move.seat),
    ),
    TIP,
  );
  const [start] = steps;
  const [before, tip] = steps.slice(-2);
  if (!start || !before || !tip) return null;
  const turned = (Math.atan2(tip.y - before.y, tip.x - before.x) * 180) / Math.PI;
  const line = wayLine(steps);
  return (
    <g
      class={isLast ? 'ec-trail last' : 'ec-trail'}
      style={{ '--trail': colour, '--trail-edge': markInk }}
    >
      <path class="ec-trail-edge" d={line} />
      <path class="ec-trail-line" d={line} />
      <circle cx={start.x} cy={start.y} r={isLast ? 6.5 : 5} />
      <path
        class="ec-trail-tip"
        d="M4 0L-11 -9V9Z"
        transform={`translate(${tip.x} ${tip.y}) rotate(${turned})${isLast ? '' : ' scale(0.8)'}`}
      />
    </g>
  );
}
