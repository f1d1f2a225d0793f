import { itemOf, openItems } from '../../moves';
import { type Copy, cardsFor, type Session, seatsFor } from '../session';
import type { Action, Card } from '../wire';

/** A card on the table that can be pointed at: on offer, a Landmark of the town below, or a pile. */
export type Place =
  | { at: 'market' | 'landmark'; card: Card }
  | { at: 'town'; seat: number; card: Card; closed: boolean };

/** The place in one word, as elements carry it. */
export function placeKey(place: Place): string {
  if (place.at !== 'town') return `${place.at}:${place.card}`;
  return `town:${place.seat}:${place.card}:${place.closed ? 'closed' : 'open'}`;
}

export function placeOf(key: string): Place | null {
  const [at, ...rest] = key.split(':');
  if (at === 'market' || at === 'landmark') return { at, card: rest[0] as Card };
  if (at !== 'town') return null;
  const [seat, card, state] = rest;
  return { at, seat: Number(seat), card: card as Card, closed: state === 'closed' };
}

/** A column of the charts in one word: its total, and how often it comes. */
export interface Total {
  total: number;
  odds: string;
}

export function totalKey({ total, odds }: Total): string {
  return `total:${total}:${odds}`;
}

export function totalOf(key: string): Total | null {
  const [at, total, odds] = key.split(':');
  return at === 'total' && odds ? { total: Number(total), odds } : null;
}

/** True if the reader may choose this place now. */
export function isLegal(session: Session, place: Place): boolean {
  const { play, yours } = session;
  if (!yours.value) return false;
  switch (play.table.value.phase) {
    case 'build':
      return place.at !== 'town' && cardsFor(session, 'build').includes(place.card);
    case 'demolish':
      return (
        place.at === 'landmark' && cardsFor(session, 'demolish', 'landmark').includes(place.card)
      );
    case 'give-building':
      return isOwn(session, place) && cardsFor(session, 'give-building').includes(place.card);
    case 'swap':
      return isOwn(session, place)
        ? cardsFor(session, 'swap', 'give').includes(place.card)
        : place.at === 'town' && takeable(session, place.seat).includes(place.card);
    case 'renovation':
      return (
        place.at === 'town' && !place.closed && cardsFor(session, 'renovate').includes(place.card)
      );
    case 'convention':
      return isOwn(session, place) && cardsFor(session, 'activate').includes(place.card);
    default:
      return false;
  }
}

function isOwn({ play }: Session, place: Place): boolean {
  return place.at === 'town' && place.seat === play.seat.value;
}

/** What may be taken from a seat in an exchange. */
export function takeable({ play }: Session, seat: number): readonly Card[] {
  const variants = play.moves.value.filter(
    (move) => move.action === 'swap' && itemOf([move], 'swap', 'player', seat) !== undefined,
  );
  return openItems(variants, 'swap', 'take').map(({ value }) => value as Card);
}

/** True if the place is what the reader has chosen. */
export function isChosen({ play, chosen, give, take }: Session, place: Place): boolean {
  const { phase } = play.table.value;
  if (phase === 'swap' || phase === 'give-building') {
    return isSame(give.value, place) || isSame(take.value, place);
  }
  if (chosen.value !== place.card) return false;
  return phase !== 'build' || place.at !== 'town';
}

function isSame(copy: Copy | null, place: Place): boolean {
  if (!copy || place.at !== 'town') return false;
  return copy.seat === place.seat && copy.card === place.card && copy.closed === place.closed;
}

/** Chooses a place; one that is for sale is bought when it is pressed again. */
export function press(session: Session, place: Place): void {
  const { play, chosen, give, take, pointed } = session;
  pointed.value = placeKey(place);
  if (!isLegal(session, place)) return;
  const { phase } = play.table.value;
  if (place.at === 'town' && (phase === 'swap' || phase === 'give-building')) {
    const { seat, card, closed } = place;
    const held = isOwn(session, place) ? give : take;
    held.value = { seat, card, closed };
    return;
  }
  if (phase === 'build' && chosen.value === place.card) {
    void play.act({ type: 'build', card: place.card });
    return;
  }
  chosen.value = place.card;
}

/** The exchange that is chosen; undefined while one side is missing. */
export function exchange({ give, take }: Session): Extract<Action, { type: 'swap' }> | undefined {
  const [mine, theirs] = [give.value, take.value];
  if (!mine || !theirs) return undefined;
  return {
    type: 'swap',
    player: theirs.seat,
    take: theirs.card,
    give: mine.card,
    takeClosed: theirs.closed,
    giveClosed: mine.closed,
  };
}

/** What is given away and to whom; undefined while the card or the seat is missing. */
export function gift(session: Session): Extract<Action, { type: 'give-building' }> | undefined {
  const copy = session.give.value;
  const to = session.target.value;
  if (!copy || to === null || !seatsFor(session, 'give-building', 'to').includes(to)) {
    return undefined;
  }
  return { type: 'give-building', card: copy.card, to, closed: copy.closed };
}
