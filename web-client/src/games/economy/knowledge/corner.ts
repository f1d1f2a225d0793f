import { cardName, isToBeHad, lyingOn, ownerOf } from '../cards';
import type { Session } from '../session';
import { stepsBetween } from '../spaces';
import type { Space, Table } from '../wire';
import { t } from '../words';
import { ownedName } from './owned';

/** How far around a corner is told of: a piece that enters there counts the corner as its first step. */
const NEAR = 2;

/** What whoever starts again at a corner finds there, as far as everybody sees it: "empty corner". */
export function cornerWords({ play }: Session, corner: Space): string {
  const table = play.table.value;
  const lying = lyingOn(table, corner);
  switch (lying.lies) {
    case 'nothing':
      return t('send.empty');
    case 'back':
      return t('send.back');
    case 'card':
      return ownedName({ play }, lying.card);
  }
}

/** Who stands in the way there, else how much lies near: "3 cards within 2 steps". */
export function nearWords({ play }: Session, corner: Space): string {
  const table = play.table.value;
  const stands = standsAt(table, corner);
  if (stands !== undefined) {
    return stands === play.seat.value
      ? t('send.stands.you')
      : t('send.stands', { name: play.name(stands) });
  }
  const near = cardsNear(table, corner);
  if (table.part === 2) return t('send.near', { n: near.length });
  return t('send.near.free', { n: near.filter(({ isFree }) => isFree).length });
}

/**
 * Both in a few words, for a button that has two short lines for them: "FOOD 3, 2 cards near", and that
 * the card is the reader's. Who else has one shows beside the board, and is heard.
 */
export function cornerInShort(session: Session, corner: Space): string {
  const { table, seat } = session.play;
  const lying = lyingOn(table.value, corner);
  const stands = standsAt(table.value, corner) !== undefined;
  const near = stands ? nearWords(session, corner) : nearInShort(table.value, corner);
  if (lying.lies !== 'card') return t('send.second', { what: t(`send.${lying.lies}.short`), near });
  const { sector, points } = lying.card;
  const isOwn = ownerOf(table.value, lying.card.id) === seat.value && seat.value !== null;
  const what = t(isOwn ? 'send.card.yours' : 'send.card', {
    sector: t(`sector.${sector}`),
    points,
  });
  return t('send.second', { what, near });
}

function nearInShort(table: Table, corner: Space): string {
  const near = cardsNear(table, corner);
  if (table.part === 2) return t('send.near.short', { n: near.length });
  return t('send.near.free.short', { n: near.filter(({ isFree }) => isFree).length });
}

function standsAt({ players }: Table, corner: Space): number | undefined {
  return players.find(({ piece }) => piece.space === corner)?.seat;
}

/** The same cards by name, for the card beside the board; empty where none is near. */
export function nearNames({ play }: Session, corner: Space): string {
  const near = cardsNear(play.table.value, corner);
  if (near.length === 0) return '';
  const isPartOne = play.table.value.part === 1;
  const cards = near.map(({ space, name, isFree }) =>
    t(isPartOne && isFree ? 'send.near.card.free' : 'send.near.card', { space, card: name }),
  );
  return t('send.near.names', { cards: cards.join(t('list.comma')) });
}

function cardsNear(table: Table, corner: Space) {
  return table.locations
    .filter(({ space }) => space !== corner && stepsBetween(corner, space) <= NEAR)
    .map(({ space, card }) => {
      const lying = lyingOn(table, space);
      const name = lying.lies === 'card' ? cardName(lying.card) : t('send.near.back');
      return { space, name, isFree: card !== null && isToBeHad(table, card) };
    });
}
