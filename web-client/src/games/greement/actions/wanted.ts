import { isOpen as isOpenMove } from '../../moves';
import { openSquares, type Session, type SquareAction, squareActions } from '../session';
import { hasActed } from '../story/turns';
import { concerns } from './missing';
import { actionBlock, groundBlock } from './reasons';
import { hasBought } from './since';

/**
 * What the one green button of a turn does: what the chosen square can be had for, else what is useful
 * and within the purse. The end of the turn only where nothing of it is left; nothing at all before a loan
 * that the turn can begin with, and while a square is chosen that has to wait to be bought.
 */
export function wantedNow(session: Session): SquareAction | 'end-turn' | null {
  if (!session.yours.value) return null;
  const fitting = squareActions.find(
    (action) => fitsChosen(session, action) && actionBlock(session, action) === undefined,
  );
  if (fitting) return fitting;
  const isOpen = (action: SquareAction) => openSquares(session, action).length > 0;
  if (!isOpen('buy') && !isOpen('seed')) return canBegin(session) ? null : 'end-turn';
  if (isWaiting(session)) return null;
  return isOpen('seed') && (hasBought(session) || !isOpen('buy')) ? 'seed' : 'buy';
}

/** True while nothing has been done in a turn that a loan can begin: then its end is not the thing to do. */
function canBegin({ play }: Session): boolean {
  const seat = play.seat.value;
  if (seat === null || hasActed(play.lines.value, seat)) return false;
  return isOpenMove(play.moves.value, 'borrow');
}

/** True where the chosen square can be had for an action. */
export function fitsChosen(session: Session, action: SquareAction): boolean {
  const square = session.chosen.value;
  return square !== null && openSquares(session, action).includes(square);
}

/** True where the chosen square is to be bought later or never; one's own that waits for money hinders nothing else. */
function isWaiting(session: Session): boolean {
  const square = session.chosen.value;
  if (square === null) return false;
  return concerns(session, square, 'buy') || groundBlock(session) !== undefined;
}
