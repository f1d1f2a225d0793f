import './ways.css';
import { readerAt } from '../reader';
import { type Session, wayShown } from '../session';
import { fromPiece, stepsOf, toRim, wayLine } from './ways';

/**
 * The way that would be gone, with the number of each step: being drawn, or to the space looked at, whose sign and
 * number stay free of it.
 */
export function Way({ session, small }: { session: Session; small: boolean }) {
  const { play } = session;
  const path = wayShown(session);
  const piece = readerAt(play.table.value, play)?.piece;
  const steps = toRim(stepsOf(piece?.space ?? null, path));
  if (steps.length === 0) return null;
  const line = wayLine(piece?.space ? fromPiece(steps) : steps);
  return (
    // biome-ignore lint/a11y/noAriaHiddenOnFocusable: nothing in it takes the focus
    <g class={small ? 'ec-way small' : 'ec-way'} aria-hidden="true">
      <path class="ec-way-edge" d={line} />
      <path class="ec-way-line" d={line} />
      {steps.slice(1).map(({ x, y }, i) => (
        <g key={path[i]}>
          <circle class="ec-step" cx={x} cy={y} r={small ? 13 : 8} />
          <text class="ec-step-number" x={x} y={y + (small ? 7.5 : 4.4)}>
            {i + 1}
          </text>
        </g>
      ))}
    </g>
  );
}
