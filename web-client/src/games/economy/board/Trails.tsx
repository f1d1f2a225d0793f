import { seatLooks } from '../../../ui/seats';
import { type Session, wayShown } from '../session';
import type { Space } from '../wire';
import { fromRimToRim, stepsOf } from './ways';

/**
 * From where to where the last piece has gone: dots in its colour that grow with its steps and stay
 * until the next one sets out. It runs under the cards, from rim to rim, and gives way to one that is looked at.
 */
export function LastWay({ session }: { session: Session }) {
  const { play, scenes } = session;
  const move = scenes.shown.value.lastMove;
  const steps = move ? fromRimToRim(stepsOf(spaceOf(move.from), move.path)) : [];
  const [from] = steps;
  if (!move || !from) return null;
  const isPast = scenes.running.value !== null && move === play.table.value.lastMove;
  const isOver = isPast || wayShown(session).length > 0;
  const line = `M${steps.map(({ x, y }) => `${x} ${y}`).join('L')}`;
  const { colour } = seatLooks[play.colour(move.seat)];
  return (
    // biome-ignore lint/a11y/noAriaHiddenOnFocusable: nothing in it takes the focus
    <g
      key={`${move.seat}${move.from}`}
      class={`ec-last-way${isOver ? ' fading' : ''}`}
      aria-hidden="true"
    >
      <path class="ec-last-edge" d={line} />
      <path class="ec-last-line" d={line} stroke={colour} />
      <circle cx={from.x} cy={from.y} r="3.4" stroke={colour} />
    </g>
  );
}

function spaceOf(from: string): Space | null {
  return from === 'outside' ? null : from;
}
