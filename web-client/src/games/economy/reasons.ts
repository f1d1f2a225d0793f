import type { Reason } from '../limits';
import { blockOf, moveWith, whyNot } from '../moves';
import { cardToPlace } from './laying';
import { outOfReach } from './out-of-reach';
import { readerAt } from './reader';
import type { Session } from './session';
import type { Space } from './wire';
import { t } from './words';

/** Why the reader cannot use a space now, in a sentence; undefined where he can, or none is asked for. */
export function whyNotThere(session: Session, space: Space | null): string | undefined {
  const reason = space === null ? null : reasonAt(session, space);
  if (!reason) return undefined;
  const { play } = session;
  const args = {
    space,
    corner: space,
    die: play.table.value.die,
    card: cardToPlace(session),
    ...reason.args,
  };
  return play.reason({ code: reason.code, args });
}

function reasonAt(session: Session, space: Space): Reason | null {
  const { play, yours } = session;
  if (!yours.value) return null;
  const moves = play.moves.value;
  switch (play.table.value.phase) {
    case 'place': {
      const move = moveWith(moves, 'place-card', { card: cardToPlace(session) });
      return move ? whyNot([move], 'place-card', 'space', space) : blockOf(moves, 'place-card');
    }
    case 'move': {
      const reason = whyNot(moves, 'move', 'to', space);
      if (reason?.code !== 'unreachable') return reason;
      return outOfReach(play.table.value, space) ?? reason;
    }
    case 'send':
      return whyNot(moves, 'send-out', 'corner', space);
    case 'roll':
    case 'over':
      return null;
  }
}

/** The same of a space that was pressed: of one that is only looked at no reason is given. */
export function whyNotPressed(session: Session, space: Space): string | undefined {
  const { chosen, refused } = session;
  const isPressed = chosen.value === space || refused.value === space;
  return isPressed ? whyNotThere(session, space) : undefined;
}

/**
 * Why the steps of the reader's throw do not lead to a space that he only looks at, but for the one he stands on: the
 * pointer may still rest there after the throw. Before it, that it comes first, of a space that he pressed.
 */
export function whyNotAhead(session: Session, space: Space): string | undefined {
  if (isBeforeThrow(session) && session.refused.value === space) return t('move.roll');
  const { play } = session;
  const table = play.table.value;
  if (table.phase !== 'move' || readerAt(table, play)?.piece.space === space) return undefined;
  return whyNotThere(session, space);
}

/** True while no space can be chosen, for the reader is to roll. */
export function isBeforeThrow({ play, yours }: Session): boolean {
  return yours.value && play.table.value.phase === 'roll' && !play.room.value.paused;
}

/** That the game is paused or who else is on turn, as the reason for what a player cannot do meanwhile. */
export function whyNotYours({ play, yours }: Session): string | undefined {
  const { turn: seat, phase } = play.table.value;
  if (play.seat.value === null || phase === 'over') return undefined;
  if (play.room.value.paused) return play.reason({ code: 'paused', args: {} });
  return yours.value ? undefined : play.reason({ code: 'not-your-turn', args: { seat } });
}
