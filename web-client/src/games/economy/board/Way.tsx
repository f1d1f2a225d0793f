import './ways.css';
import { readerAt } from '../reader';
import { isDrawing, type Session, wayShown } from '../session';
import type { Point } from './geometry';
import { fromPiece, stepsOf, toRim, type Within, wayLine } from './ways';

interface Props {
  session: Session;
  small: boolean;
}

/** The numbers of the steps, as they can be read on cards of this size. */
interface Look {
  r: number;
  font: number;
  /** How far the last one lies inside its space. */
  within: Within;
}

/**
 * From above the last number stands below the badge, between symbol and number of the card; where there is no room for
 * that, before the card.
 */
const WIDE: Look = { r: 7.2, font: 11.5, within: { inside: 0, down: 27 } };
const SMALL: Look = { r: 10, font: 15, within: { inside: 6, down: -12 } };
const PHONE: Look = { r: 12, font: 20, within: { inside: 8, down: -13 } };
/** A finger that draws and counts covers all but this. */
const UNDER_FINGER = { r: 15, font: 24 };
/** The piece would cover a way of one step to the left, which ends at the edge beside it. */
const FURTHER_LEFT = 26;

function lookOf({ session, small }: Props): Look {
  if (session.play.phone.value) return PHONE;
  return small ? SMALL : WIDE;
}

/** Where the steps lie of the way that would be gone: being drawn, or to the space looked at. */
function shownSteps(props: Props): readonly Point[] {
  const { session, small } = props;
  const { play } = session;
  const path = wayShown(session);
  const piece = readerAt(play.table.value, play)?.piece;
  const { within } = lookOf(props);
  const isHidden = small && path.length === 1 && piece?.space;
  const reach = isHidden ? { ...within, left: FURTHER_LEFT } : within;
  return toRim(stepsOf(piece?.space ?? null, path), reach);
}

/** The line of that way: signs and numbers of the cards that it passes stay free of it. */
export function Way(props: Props) {
  const { play } = props.session;
  const steps = shownSteps(props);
  if (steps.length === 0) return null;
  const piece = readerAt(play.table.value, play)?.piece;
  const line = wayLine(piece?.space ? fromPiece(steps) : steps);
  return (
    // biome-ignore lint/a11y/noAriaHiddenOnFocusable: nothing in it takes the focus
    <g class="ec-way" aria-hidden="true">
      <path class="ec-way-edge" d={line} />
      <path class="ec-way-line" d={line} />
    </g>
  );
}

/** The number of each of its steps, above the names of the cards, which would cut it. */
export function WaySteps(props: Props) {
  const { session } = props;
  const path = wayShown(session);
  if (path.length === 0) return null;
  const look = lookOf(props);
  const isCounted = isDrawing(session) && session.play.phone.value;
  return (
    // biome-ignore lint/a11y/noAriaHiddenOnFocusable: nothing in it takes the focus
    <g class="ec-way" aria-hidden="true">
      {shownSteps(props)
        .slice(1)
        .map(({ x, y }, i) => {
          const isLast = i === path.length - 1;
          const { r, font } = isCounted && isLast ? UNDER_FINGER : look;
          return (
            <g key={path[i]}>
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
