import type { SeatColour } from '../../../ui/seats';
import { itemsOf, movesOf } from '../../moves';
import { type Draft, type Session, squareItem } from '../session';
import { neighbours } from '../squares';
import { bankPrice, lotOf } from '../sums';
import type { Kind, Square } from '../wire';
import { onTurn } from './own-turn';

/** What stands on a square besides its tile. */
export interface Mark {
  square: Square;
  kind: Kind | null;
  owner: SeatColour | undefined;
  /** Whose it was in the reader's last turn, where that is no longer so. */
  was?: SeatColour;
  /** Another has bought it since the reader's last turn. */
  fresh?: true;
  /** A start: the token lies large in the middle. */
  start: boolean;
  /** Too dear for the reader's money, or even for all that he may borrow besides. */
  price?: { coins: number; dear?: 'now' | 'beyond' };
  frame?: 'open' | 'lent' | 'own' | 'danger' | 'gain' | 'kept' | 'lost' | 'lost-choice' | 'noted';
  /** What the reader could do with a square of his. */
  sign?: 'seed' | 'buy-cattle';
  /** Out of reach, or of no concern now. */
  veiled?: boolean;
  /** May not be chosen, being too close to a start. */
  barred?: boolean;
}

/** The marks of a phase, laid over a plain square. */
export type Overlay = Pick<Mark, 'price' | 'frame' | 'sign' | 'veiled' | 'barred'>;

/** What a square shows to this reader now. */
export function markOf(session: Session, square: Square): Mark {
  const { play, seen } = session;
  const table = seen.value;
  const face = table.squares[square];
  const starter = table.players.find((player) => player.lockedStart === square && !player.left);
  const noted = play.hand.value?.startChoice === square && table.phase === 'choose-start';
  const seat = noted ? play.seat.value : starter?.seat;
  const start = seat != null && table.round === 0;
  const owner = start ? seat : face?.owner;
  const was = session.parted.value.get(square);
  return {
    square,
    ...(was !== undefined && { was: play.colour(was) }),
    ...(session.fresh.value.has(square) && { fresh: true }),
    kind: face?.kind ?? null,
    owner: owner == null ? undefined : play.colour(owner),
    start,
    ...overlay(session, square),
  };
}

function overlay(session: Session, square: Square): Overlay {
  const table = session.seen.value;
  // What a card would have done is no danger any more once it is decided, nor is one that hits nothing.
  if (session.aside.value || session.decided.value?.fallen) return {};
  if (session.picking.value) return picked(session, square);
  switch (table.phase) {
    case 'choose-start':
      return choice(session, square);
    case 'replace-start':
      return replacement(session, square);
    case 'turn':
      return onTurn(session, square);
    case 'event-vote':
      if (table.squares[square]?.owner == null) return {};
      if (session.gaining.value.has(square)) return { frame: 'gain' };
      return session.endangered.value.has(square) ? { frame: 'danger' } : {};
    case 'event-pay':
      if (table.squares[square]?.owner == null) return {};
      return session.endangered.value.has(square) ? { frame: 'danger' } : {};
    case 'event-disease':
      return disease(session, square);
    case 'loaning':
    case 'over':
      return {};
  }
}

/** The squares that the composer of offers can be filled with. */
function picked(session: Session, square: Square): Overlay {
  return pickable(session).includes(square) ? { frame: 'open' } : { veiled: true };
}

/** The squares that a press on the board may put into the offer that is being written. */
export function pickable(
  { play, draft }: Session,
  { kind, partner }: Draft = draft.value,
): readonly Square[] {
  const owner = kind === 'offer-sale' ? play.seat.value : partner;
  const { squares } = play.table.value;
  return Object.keys(squares).filter(
    (square) => owner !== null && squares[square]?.owner === owner,
  );
}

function choice(session: Session, square: Square): Overlay {
  const { play } = session;
  if (play.hand.value?.startChoice === square) return { frame: 'noted' };
  if (play.table.value.players.some((player) => player.lockedStart === square)) return {};
  const blocked = squareItem(session, 'choose-start', square)?.blocked ?? null;
  const barred = blocked !== null || touchesStart(session, square);
  return {
    barred,
    veiled: barred,
    ...(lostChoice(session) === square && { frame: 'lost-choice' as const }),
  };
}

function touchesStart({ play }: Session, square: Square): boolean {
  const starts = play.table.value.players.map((player) => player.lockedStart);
  return neighbours(square).some((next) => starts.includes(next));
}

/** The reader's last choice that was settled against him, as long as he has no start. */
export function lostChoice({ play, player }: Session): Square | undefined {
  const seat = play.seat.value;
  if (seat === null || player(seat)?.lockedStart) return undefined;
  const lost = play.lines.value.findLast((line) => line.own && line.code === 'own-start-lost');
  return lost && String(lost.args.square);
}

function replacement({ play }: Session, square: Square): Overlay {
  if (play.room.value.paused) return {};
  const table = play.table.value;
  const { replacing, players } = table;
  if (replacing?.candidates.includes(square)) {
    return { frame: 'open', price: { coins: bankPrice(table, square) } };
  }
  return { veiled: !players.some((player) => player.lockedStart === square) };
}

function disease(session: Session, square: Square): Overlay {
  const { play } = session;
  const face = play.table.value.squares[square];
  if (face?.kind !== 'cattle' || face.owner === null) return {};
  if (face.owner !== play.seat.value) return { frame: 'danger' };
  return { frame: vaccinated(session).includes(square) ? 'kept' : 'lost' };
}

/** The reader's cattle that he would pay for: what he has marked, else his answer, else all he may. */
export function vaccinated(session: Session): readonly Square[] {
  const { play } = session;
  return session.vaccinated.value ?? play.hand.value?.diseaseAnswer?.squares ?? affordable(session);
}

/** As many of his cattle as his own money pays for, the best squares first. */
function affordable({ play }: Session): readonly Square[] {
  const move = movesOf(play.moves.value, 'pay-disease')[0];
  const factor = (item: { value: unknown }) =>
    lotOf(play.table.value, String(item.value))?.multiplier ?? 1;
  const best = [...itemsOf(move, 'squares')].sort((a, b) => factor(b) - factor(a));
  let left = play.hand.value?.available ?? 0;
  return best
    .filter((item) => {
      left -= item.weight;
      return left >= 0;
    })
    .map((item) => String(item.value));
}
