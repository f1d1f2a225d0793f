import './ways.css';
import { readerAt } from '../reader';
import { isDrawing, type Session, wayShown } from '../session';
import type { Point } from './geometry';
import { fromPiece, stepsOf, toRim, wayLine } from './ways';

/** A number that comes from above stands below the badge, between symbol and number of the card. */
const BELOW_BADGE = 27;

/**
 * The way that would be gone, with the number of each step: being drawn, or to the space looked at, whose sign and
 * number stay free of it. On small cards a step is a dot; the number of the last one stands there while a finger
 * draws and counts.
 */
export function Way({ session, small }: { session: Session; small: boolean }) {
  const { play } = session;
  const path = wayShown(session);
  const piece = readerAt(play.table.value, play)?.piece;
  const steps = toRim(stepsOf(piece?.space ?? null, path), 0, small ? 0 : BELOW_BADGE);
  if (steps.length === 0) return null;
  const line = wayLine(piece?.space ? fromPiece(steps) : steps);
  return (
    // biome-ignore lint/a11y/noAriaHiddenOnFocusable: nothing in it takes the focus
    <g class={small ? 'ec-way small' : 'ec-way'} aria-hidden="true">
      <path class="ec-way-edge" d={line} />
      <path class="ec-way-line" d={line} />
      {steps.slice(1).map((at, i) => {
        const isNumbered = !small || (isDrawing(session) && i === path.length - 1);
        return isNumbered ? (
          <Step key={path[i]} at={at} number={i + 1} small={small} />
        ) : (
          <circle key={path[i]} class="ec-step" cx={at.x} cy={at.y} r="5.5" />
        );
      })}
    </g>
  );
}

function Step({ at: { x, y }, number, small }: { at: Point; number: number; small: boolean }) {
  return (
    <g>
      <circle class="ec-step" cx={x} cy={y} r={small ? 15 : 8} />
      <text class="ec-step-number" x={x} y={y + (small ? 8.4 : 4.4)}>
        {number}
      </text>
    </g>
  );
}
