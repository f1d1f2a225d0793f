import { isOpen } from '../../moves';
import { isToBeHad, type Lying, lyingOn, ownerOf } from '../cards';
import { type Gift, giftAt } from '../gifts';
import { sendCorners } from '../knowledge/corner';
import { fittingSpaces } from '../laying';
import { readerAt } from '../reader';
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
  /** What going there brings the reader; null where it brings nothing, or nobody knows what. */
  gift: Gift | null;
  /** Out of reach, while the reader is to choose among others. */
  veiled: boolean;
  corner: boolean;
}

export function markOf(session: Session, space: Space): Mark {
  const table = session.scenes.shown.value;
  const lying = lyingOn(table, space);
  const id = lying.lies === 'card' ? lying.card.id : null;
  const way = session.scenes.running.value === null ? wayOf(session, space) : null;
  return {
    space,
    lying,
    toBeHad: id !== null && isToBeHad(table, id),
    owner: id === null ? null : ownerOf(table, id),
    way,
    gift: way === null ? null : giftAt(session, space),
    veiled: way === null && isChoosing(session) && !isNeeded(session, space, lying),
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

/** True where a card shows its name: open, and nobody stands on it. */
export function namedOn({ scenes }: Session, space: Space): boolean {
  const table = scenes.shown.value;
  const isStoodOn = table.players.some(({ piece }) => piece.space === space);
  return !isStoodOn && lyingOn(table, space).lies === 'card';
}

/** True while nothing can be done where something is lit: what one may choose stays to be seen. */
export function isHeld(session: Session): boolean {
  const moves = session.play.moves.value;
  if (session.destinations.value.size > 0) return !isOpen(moves, 'move');
  return sendCorners(session).length > 0 && !isOpen(moves, 'send-out');
}

/** True while the reader is to choose a space. */
function isChoosing(session: Session): boolean {
  const { scenes, destinations } = session;
  if (scenes.running.value !== null) return false;
  return (
    destinations.value.size > 0 ||
    fittingSpaces(session).length > 0 ||
    sendCorners(session).length > 0
  );
}

/** The reader's own place, and while he places the cards that lie already: his must keep away from some. */
function isNeeded({ play, scenes }: Session, space: Space, { lies }: Lying): boolean {
  const table = scenes.shown.value;
  if (table.phase === 'place') return lies !== 'nothing';
  return readerAt(table, play)?.piece.space === space;
}
