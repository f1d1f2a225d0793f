import { readerAt } from '../reader';
import { type Session, wayShown } from '../session';
import { namedOn } from './marks';
import { chipsOn, laneOf, NAME, stepsOf, toRim, wayLine } from './ways';

/** The way that would be gone, with the number of each step: being drawn, or to the space looked at. */
export function Way({ session, small }: { session: Session; small: boolean }) {
  const { play } = session;
  const path = wayShown(session);
  const piece = readerAt(play.table.value, play)?.piece;
  const lane = laneOf(small);
  const steps = stepsOf(piece?.space ?? null, path, lane);
  if (steps.length === 0) return null;
  const chips = chipsOn(steps, lane);
  const line = wayLine(toRim(steps), (space) => (!small && namedOn(session, space) ? [NAME] : []));
  return (
    // biome-ignore lint/a11y/noAriaHiddenOnFocusable: nothing in it takes the focus
    <g class={small ? 'ec-way small' : 'ec-way'} aria-hidden="true">
      <path class="ec-way-edge" d={line} />
      <path class="ec-way-line" d={line} />
      {chips.map(({ x, y }, i) => (
        <g key={path[i]}>
          <circle class="ec-step" cx={x} cy={y} r={small ? 8 : 6.5} />
          <text class="ec-step-number" x={x} y={y + (small ? 4.6 : 3.8)}>
            {i + 1}
          </text>
        </g>
      ))}
    </g>
  );
}
