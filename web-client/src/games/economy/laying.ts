import { itemsOf, moveWith } from '../moves';
import { handOf } from './cards';
import type { Session } from './session';
import type { Space } from './wire';

/** The card of the hand that is to be placed: the held one, else the first. */
export function cardToPlace({ play, held }: Session) {
  const hand = handOf(play);
  return hand.find((card) => card === held.value) ?? hand[0] ?? null;
}

/** The spaces that are free for the card to be placed. */
export function fittingSpaces(session: Session): readonly Space[] {
  const card = cardToPlace(session);
  const move = card && moveWith(session.play.moves.value, 'place-card', { card });
  const spaces = move ? itemsOf(move, 'space') : [];
  return spaces.filter(({ blocked }) => blocked === null).map(({ value }) => String(value));
}

/** The chosen space, where the card may lie there. */
export function chosenFit(session: Session): Space | undefined {
  return fittingSpaces(session).find((each) => each === session.chosen.value);
}

/** Lays the card of the hand on a space. */
export function placeOn(session: Session, space: Space): void {
  const card = cardToPlace(session);
  if (card) void session.play.act({ type: 'place-card', card, space });
}
