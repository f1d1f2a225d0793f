import { itemsOf, moveWith, openItems } from '../../moves';
import { isToBeHad, type Lying, lyingOn, ownerOf } from '../cards';
import { hitAt, type Session } from '../session';
import { isCorner } from '../spaces';
import type { Space } from '../wire';

/** What a space may be used for now: walked to, hit, placed on, or to send a piece to. */
export type Way = 'legal' | 'hit' | 'fits' | 'send';

/** What a space shows and what it means to the reader now. */
export interface Mark {
  space: Space;
  lying: Lying;
  /** Its property card lies on it, to be taken. */
  toBeHad: boolean;
  /** Who owns the property of the card that lies open there. */
  owner: number | null;
  way: Way | null;
  corner: boolean;
}

export function markOf(session: Session, space: Space): Mark {
  const table = session.scenes.shown.value;
  const lying = lyingOn(table, space);
  const id = lying.lies === 'card' ? lying.card.id : null;
  return {
    space,
    lying,
    toBeHad: id !== null && isToBeHad(table, id),
    owner: id === null ? null : ownerOf(table, id),
    way: session.scenes.running.value === null ? wayOf(session, space) : null,
    corner: isCorner(space),
  };
}

function wayOf(session: Session, space: Space): Way | null {
  if (session.destinations.value.has(space)) {
    return hitAt(session, space) === null ? 'legal' : 'hit';
  }
  if (fittingSpaces(session).includes(space)) return 'fits';
  return sendCorners(session).includes(space) ? 'send' : null;
}

/** The card of the hand that is to be placed: the held one, else the first. */
export function cardToPlace({ play, held }: Session) {
  const hand = play.hand.value?.hand ?? [];
  return hand.find((card) => card === held.value) ?? hand[0] ?? null;
}

/** The spaces that are free for the card to be placed. */
export function fittingSpaces(session: Session): readonly Space[] {
  const card = cardToPlace(session);
  const move = card && moveWith(session.play.moves.value, 'place-card', { card });
  return move ? itemsOf(move, 'space').map((item) => String(item.value)) : [];
}

/** The corners to which the reader may send the piece that he has hit. */
export function sendCorners({ play }: Session): readonly Space[] {
  return openItems(play.moves.value, 'send-out', 'corner').map((item) => String(item.value));
}
