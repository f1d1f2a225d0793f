import { begun } from '../../../i18n/begun';
import type { Fill } from '../../sentences';
import { cardName, isToBeHad, type Lying, lyingOn, ownerOf } from '../cards';
import { fromWhom, type Reader, toldOfSeat } from '../reader';
import type { Session } from '../session';
import type { PublicCard, Space, Table } from '../wire';
import { sentences, t } from '../words';
import { cornerOn } from './corner';
import { gainWords } from './Gains';
import { knockedOn } from './knocked';
import { ownedName, whoseCard } from './owned';
import { placingOn } from './placing';

/** What a landing on a space would do, as far as everybody knows it. */
export interface LandingFacts {
  title: string;
  /** Whether its face is seen, and who stands on it. */
  line: string;
  /** What it does, in a sentence. */
  effect: string;
  /** What owning its property will be worth, while that is all that is gathered; else empty. */
  worth: string;
  /** What each seat would collect, in order; empty where nothing is paid. */
  pays: readonly number[];
  /** A card whose face is down: nothing more can be said. */
  isUnknown: boolean;
}

/** Told from what lies open: the server's own figures, and who stands where. */
export function landingOn(session: Session, space: Space): LandingFacts {
  const facts = factsOf(session, space);
  const sent = knockedOn(session, space) ?? cornerOn(session, space);
  return sent ? { ...facts, ...sent, pays: [], worth: '', isUnknown: false } : facts;
}

function factsOf(session: Session, space: Space): LandingFacts {
  const { play } = session;
  const table = session.scenes.shown.value;
  const lying = seenOn(session, space);
  const stands = table.players.find(({ piece }) => piece.space === space)?.seat;
  // Whoever has just gone there is no rival of his own.
  const isRival = stands !== undefined && stands !== table.turn;
  const rival = isRival ? stands : undefined;
  const onIt = standsWords(session, stands);
  const plain = { line: onIt, pays: [], worth: '', isUnknown: false };
  switch (lying.lies) {
    case 'nothing': {
      const placing = placingOn(session, space);
      if (placing) {
        return { ...plain, title: placing.title, line: placing.closes, effect: placing.reached };
      }
      const isHit = rival !== undefined;
      const effect = isHit ? knocked(play, 'landing.hitEmpty', rival) : t('landing.nothing');
      return { ...plain, title: t('landing.empty', { space }), effect };
    }
    case 'back':
      return {
        ...plain,
        title: t('landing.back', { space }),
        effect: backWords(play, table, rival),
        isUnknown: true,
      };
    case 'card':
      return {
        title: t('landing.title', { space, card: cardName(lying.card) }),
        line: [t('landing.up'), onIt].join(t('list.comma')),
        isUnknown: false,
        worth: table.part === 1 ? worthWords(session, table, lying.card) : '',
        ...faceUp(session, table, lying.card, { rival, stands }),
      };
  }
}

/** What lies there; a card that is just being turned up has not been seen yet. */
function seenOn({ scenes, turning }: Session, space: Space): Lying {
  const isTurningUp = turning.value.get(space) === 'up';
  return isTurningUp ? { lies: 'back' } : lyingOn(scenes.shown.value, space);
}

function standsWords({ play }: Session, seat: number | undefined): string {
  if (seat === undefined) return t('landing.nobody');
  if (seat === play.seat.value) return t('landing.stands.you');
  return t('landing.stands', { name: play.name(seat) });
}

function backWords(reader: Reader, { part }: Table, rival: number | undefined): string {
  if (rival === undefined) return t(part === 1 ? 'landing.unknownOne' : 'landing.unknownLine');
  return knocked(reader, part === 1 ? 'landing.hitEmpty' : 'landing.hitBack', rival);
}

/** What a knock-out does; to the reader that a rival does it to him, if it is his own piece. */
function knocked(reader: Reader, key: string, rival: number, fill: Fill = {}): string {
  return sentences.words(toldOfSeat(reader, key, rival), { ...fill, name: reader.name(rival) });
}

/** What its owner gets by it in part 2, and the reader with what he owns there already. */
function worthWords({ play }: Session, table: Table, card: PublicCard): string {
  const { points } = card;
  const told = { points, sector: t(`sector.${card.sector}`) };
  const me = table.players.findIndex(({ seat }) => seat === play.seat.value);
  const mine = table.pays[card.sector]?.[me] ?? 0;
  const adds = mine > 0 && isToBeHad(table, card.id);
  return adds ? t('landing.worth.more', { ...told, sum: mine + points }) : t('landing.worth', told);
}

function faceUp(
  session: Session,
  table: Table,
  card: PublicCard,
  { rival, stands }: Record<'rival' | 'stands', number | undefined>,
): Pick<LandingFacts, 'effect' | 'pays'> {
  const { play } = session;
  const owner = ownerOf(table, card.id);
  if (rival !== undefined) return { effect: hitWords(session, table, card, rival), pays: [] };
  if (table.part === 2) {
    const pays = table.pays[card.sector] ?? [];
    const isPaid = pays.some((points) => points > 0);
    return { effect: t(isPaid ? 'landing.pays' : 'landing.paysNobody'), pays };
  }
  // A card on its way to a seat is nobody's yet: what is told comes with what is seen.
  if (owner === null) return { effect: freeWords(play, card, stands), pays: [] };
  if (owner === play.seat.value) return { effect: t('landing.owned.you'), pays: [] };
  return { effect: t('landing.owned', { name: play.name(owner) }), pays: [] };
}

/** What a free card is for; whoever has come to it takes it just now. */
function freeWords(play: Session['play'], card: PublicCard, stands: number | undefined): string {
  const { lastLanding, lastMove } = play.table.value;
  const isTaken = lastLanding?.card === card.id && lastMove?.seat === stands;
  if (stands === undefined || !isTaken) return t('landing.takes');
  const key = toldOfSeat(play, 'last.took', stands);
  return sentences.words(key, { name: play.name(stands), card: cardName(card) });
}

/** Whose property goes under cover, and what is not paid for once. */
function hitWords(session: Session, table: Table, card: PublicCard, rival: number): string {
  const { play } = session;
  const owner = ownerOf(table, card.id);
  const own = owner !== null && owner === table.turn && owner === play.seat.value;
  if (own) return knocked(play, 'landing.hitOwn', rival);
  const whose = whoseCard(session, card);
  if (table.part === 1) return knocked(play, 'landing.hitPartOne', rival, { whose });
  const gains = gainWords(session, table.pays[card.sector] ?? []);
  return knocked(play, 'landing.hit', rival, { whose, gains });
}

/** The last landing in words, until the next move: "Cleo turns up TEXTILE shop I and takes it …". */
export function lastLandingWords(session: Session): string {
  const { play } = session;
  const { lastLanding, lastMove, cards } = play.table.value;
  const card = lastLanding && cards.find(({ id }) => id === lastLanding.card);
  if (!lastLanding || !lastMove || !card) return '';
  const { turnedUp, takenFrom, points } = lastLanding;
  const whose = ownedName({ play }, card);
  const fill = { name: play.name(lastMove.seat), card: cardName(card), whose };
  const from = typeof takenFrom === 'number' ? fromWhom(play, takenFrom) : '';
  const gains = gainWords(session, points);
  const isFruitless = gains === '' && takenFrom === null && !turnedUp;
  const deed = isFruitless ? 'last.landed.nothing' : deedKey(turnedUp, takenFrom);
  const told = sentences.words(toldOfSeat(play, deed, lastMove.seat), { ...fill, from });
  return gains === '' ? told : [told, t('last.pays', { gains: begun(gains) })].join(' ');
}

function deedKey(turnedUp: boolean, takenFrom: string | number | null): string {
  if (turnedUp && typeof takenFrom === 'number') return 'last.turnedUpAndTook';
  if (turnedUp) return takenFrom === null ? 'last.turnedUpOwn' : 'last.turnedUp';
  return takenFrom === null ? 'last.landed' : 'last.took';
}
