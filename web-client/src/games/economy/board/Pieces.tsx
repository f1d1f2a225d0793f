import './pieces.css';
import { useRef } from 'preact/hooks';
import { Token } from '../../../ui/Token';
import type { Session } from '../session';
import { placeOf } from '../spaces';
import type { LastMove } from '../wire';
import { boardPattern } from './Defs';
import { type Standing, standings, WAITING } from './geometry';

/** The pieces above the cards: on their spaces, waiting on the rim, or just knocked out. */
export function Pieces({ session }: { session: Session }) {
  const { lastMove, sending } = session.scenes.shown.value;
  return (
    // biome-ignore lint/a11y/noAriaHiddenOnFocusable: nothing in it takes the focus
    <g class="ec-pieces" aria-hidden="true">
      {standings(session.scenes.shown.value, session.play.phone.value).map((standing) => (
        <Piece
          key={standing.seat}
          session={session}
          standing={standing}
          move={lastMove?.seat === standing.seat ? lastMove : null}
          thrown={sending === standing.seat}
        />
      ))}
    </g>
  );
}

interface Props {
  session: Session;
  standing: Standing;
  /** Its own move, if that is the last one. */
  move: LastMove | null;
  /** On its way to the corner where it waits. */
  thrown: boolean;
}

/** In the middle of its space: symbol, badge, number and owner of a card keep their corners around it. */
export const PIECE = { x: 41, y: 46, r: 18 };

function Piece({ session, standing, move, thrown }: Props) {
  const { play, scenes } = session;
  const { seat, x, y, as } = standing;
  const colour = play.colour(seat);
  const hasWalked = useRef(false);
  if (scenes.running.value !== null) hasWalked.current = true;
  const pace = scenes.running.value ?? 280;
  const hop = useHop(move, scenes.running.value);
  return (
    <g
      class={`ec-piece ${as}`}
      style={{
        transform: `translate(${x}px, ${y}px)`,
        '--pace': `${pace}ms`,
        '--hop': `${hop.millis}ms`,
      }}
    >
      {as === 'waiting' ? (
        <g class={thrown ? 'ec-thrown' : undefined}>
          <Token colour={colour} x={0} y={0} r={play.phone.value ? WAITING.phone : WAITING.wide} />
        </g>
      ) : (
        <>
          {as === 'standing' && <use href="#ec-piece-shadow" />}
          <g class={`ec-stand${hop.name}`}>
            <ellipse class="ec-foot" cx="41" cy="63" rx="13.5" ry="6" fill={boardPattern(colour)} />
            <Token colour={colour} {...PIECE} />
            <use href="#ec-piece-light" />
          </g>
        </>
      )}
      {move && hasWalked.current && as === 'standing' && <Arrival session={session} move={move} />}
    </g>
  );
}

/**
 * The hop of the newest step, for as long as its own scene: by the scenes after it, in which the way is still the
 * last one, it is neither stretched nor begun anew.
 */
function useHop(move: LastMove | null, running: number | null) {
  const path = move?.path.join();
  const hop = useRef({ path, name: '', millis: 0 });
  if (hop.current.path !== path) {
    const isStep = move !== null && running !== null;
    hop.current = { path, name: isStep ? hopOf(move) : '', millis: running ?? 0 };
  }
  return hop.current;
}

/** Two names for one hop: with each step it is the other, so that the piece hops again. */
function hopOf({ path }: LastMove): string {
  const { column, row } = placeOf(path.at(-1) ?? 'a1');
  return ` hop-${(column + row) % 2}`;
}

/** Over the card, whose symbol stays clear of it; at the sides of the board it begins or ends with the card. */
function besideEdge({ path }: LastMove) {
  const { column, row } = placeOf(path.at(-1) ?? 'a1');
  // Over the highest row it keeps to the board, which ends there.
  const y = row === 0 ? 14 : 1;
  if (column === 0) return { x: 8, y, 'text-anchor': 'start' } as const;
  if (column === 7) return { x: 76, y, 'text-anchor': 'end' } as const;
  return { x: 42, y, 'text-anchor': 'middle' } as const;
}

/**
 * Who of the others has come, for a moment, and a ring that opens where he has stopped. On a phone, whose lines name
 * him, only while he walks: it would cover the sign of the card that he has landed on.
 */
function Arrival({ session, move }: { session: Session; move: LastMove }) {
  const { play, scenes } = session;
  // It lies over the figure of another card, which the reader needs to see as soon as his turn is shown.
  const isRival = move.seat !== play.seat.value;
  const isThere = move.path.length === move.die;
  const isRead = play.phone.value ? scenes.running.value !== null && !isThere : true;
  const isNamed = isRival && isRead && scenes.shown.value.turn !== play.seat.value;
  return (
    <>
      {isThere && <circle key={move.path.join()} class="ec-arrival" cx="42" cy="42" r="40" />}
      {isNamed && (
        <text key={move.from} class="ec-who" {...besideEdge(move)}>
          {play.name(move.seat)}
        </text>
      )}
    </>
  );
}
