import './ways.css';
import { readerAt } from '../reader';
import { isDrawing, type Session, wayShown } from '../session';
import { stepOn, stepsOf, toRim, wayLine } from './ways';

interface Props {
  session: Session;
  small: boolean;
}

/** The numbers of the steps, as they can be read on cards of this size. */
const WIDE = { r: 7.2, font: 11.5 };
const SMALL = { r: 10, font: 15 };
const PHONE = { r: 12, font: 20 };
/** A finger that draws and counts covers all but this. */
const UNDER_FINGER = { r: 15, font: 24 };

/** The line of the way that would be gone, from the piece or the rim to the edge of where it ends. */
export function Way({ session }: Pick<Props, 'session'>) {
  const path = wayShown(session);
  if (path.length === 0) return null;
  const { play } = session;
  const steps = stepsOf(readerAt(play.table.value, play)?.piece.space ?? null, path);
  const line = wayLine(isDrawing(session) ? steps : toRim(steps, 0));
  return (
    // biome-ignore lint/a11y/noAriaHiddenOnFocusable: nothing in it takes the focus
    <g class="ec-way" aria-hidden="true">
      <path class="ec-way-edge" d={line} />
      <path class="ec-way-line" d={line} />
    </g>
  );
}

/**
 * The number of each step in the middle of its space, above the names of the cards, which would cut it. Where the way
 * ends there is a frame instead, and perhaps a piece.
 */
export function WaySteps({ session, small }: Props) {
  const path = wayShown(session);
  const isDrawn = isDrawing(session);
  const counted = isDrawn ? path : path.slice(0, -1);
  if (counted.length === 0) return null;
  const look = session.play.phone.value ? PHONE : small ? SMALL : WIDE;
  return (
    // biome-ignore lint/a11y/noAriaHiddenOnFocusable: nothing in it takes the focus
    <g class="ec-way" aria-hidden="true">
      {counted.map((space, i) => {
        const { x, y } = stepOn(space);
        const { r, font } = small && isDrawn && i === path.length - 1 ? UNDER_FINGER : look;
        return (
          <g key={space}>
            <circle class="ec-step" cx={x} cy={y} r={r} />
            <text class="ec-step-number" x={x} y={y + 0.35 * font} font-size={font}>
              {i + 1}
            </text>
          </g>
        );
      })}
    </g>
  );
}
