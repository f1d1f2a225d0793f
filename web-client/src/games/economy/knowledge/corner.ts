import { allItems } from '../../moves';
import { cardName } from '../cards';
import type { Session } from '../session';
import { type Corner, corners, isCorner } from '../spaces';
import type { Space, Table } from '../wire';
import { t } from '../words';
import { type Chance, chancesOf, pointsMark } from './chances';
import type { Sent } from './knocked';

/** How many spaces are told of by name. */
const MOST_NAMED = 4;

/**
 * What the next roll can bring whoever starts again at a corner, and whether that is best for the reader: "up to +6
 * on 5 cards, best for you".
 */
export function cornerWords(session: Session, corner: Space): string {
  const what = cornerGain(session, corner);
  const rank = rankOf(session, corner);
  return rank ? t(`send.told.${rank}`, { what }) : what;
}

/** The first of it alone; on a phone in short, for the title names him who gets it. */
export function cornerGain({ play }: Session, corner: Space, size: '' | '.short' = ''): string {
  const table = play.table.value;
  const stands = standsOn(table, corner);
  if (stands === undefined) {
    const chances = chancesFrom(table, corner);
    const [best] = chances;
    const key = table.part === 2 ? 2 : 1;
    if (!best) return t(`corner.${key}.none`);
    return t(`corner.${key}${size}`, { n: chances.length, points: best.points });
  }
  const isMine = stands === play.seat.value;
  return t(isMine ? 'send.stands.you' : 'send.stands', { name: play.name(stands) });
}

/**
 * Best for the reader is the first of equal ones, and equal are the others, though by something else perhaps; null for
 * all that are worse, and if all are alike.
 */
export function rankOf({ play }: Session, corner: Space): 'best' | 'equal' | null {
  const [best, ...equal]: readonly Space[] = leastCorners(play.table.value);
  if (corner === best) return 'best';
  return equal.includes(corner) ? 'equal' : null;
}

/** Where whoever is sent there gets least, as his best card has it and then their number; nowhere if all are alike. */
function leastCorners(table: Table): readonly Corner[] {
  const gains = corners.map((corner) => gainFrom(table, corner));
  const least = Math.min(...gains);
  const those = corners.filter((_, i) => gains[i] === least);
  return those.length === corners.length ? [] : those;
}

/** More cards than there are count for less than one point of the best. */
const FEWER_THAN_A_POINT = 100;

function gainFrom(table: Table, corner: Space): number {
  if (standsOn(table, corner) !== undefined) return 0;
  return bestPoints(table, corner) * FEWER_THAN_A_POINT + chancesFrom(table, corner).length;
}

/**
 * The best of it as a mark has it: a card's number, or the points; empty where that depends on a 1. Where that is the
 * same from all, on how many cards: that is what differs.
 */
export function cornerMark({ play }: Session, corner: Space): string {
  const table = play.table.value;
  if (standsOn(table, corner) !== undefined) return '';
  if (areAlike(table)) return t('corner.cards', { n: chancesFrom(table, corner).length });
  return pointsMark(table, bestPoints(table, corner));
}

/** What the marks of the corners say of whoever is sent there, and which of it is best for the reader. */
export function cornersLine({ play }: Session): string {
  const table = play.table.value;
  const key = `send.line.${table.part === 2 ? 2 : 1}` as const;
  const name = table.sending === null ? '' : play.name(table.sending);
  if (!areAlike(table)) return t(key, { name });
  return t(`${key}.alike`, { name, points: bestPoints(table, corners[0]) });
}

/** True where the best card is the same from all corners. */
function areAlike(table: Table): boolean {
  const [best = 0, ...others] = corners.map((corner) => bestPoints(table, corner));
  return best > 0 && others.every((each) => each === best);
}

function bestPoints(table: Table, corner: Space): number {
  return chancesFrom(table, corner)[0]?.points ?? 0;
}

/** The corners, the best for the reader first and what is as good next. */
export function cornersBestFirst({ play }: Session): readonly Corner[] {
  const least = leastCorners(play.table.value);
  return [...least, ...corners.filter((corner) => !least.includes(corner))];
}

function standsOn(table: Table, corner: Space): number | undefined {
  return table.players.find(({ piece }) => piece.space === corner)?.seat;
}

/** The same with the best of it by space, for a corner that may be chosen. */
export function cornerOn(session: Session, space: Space): Sent | undefined {
  if (!sendCorners(session).includes(space)) return undefined;
  return { line: cornerWords(session, space), effect: bestFrom(session, space) };
}

function bestFrom({ play }: Session, corner: Space): string {
  const table = play.table.value;
  const chances = chancesFrom(table, corner);
  if (table.sending === null || chances.length === 0) return '';
  const named = chances.slice(0, MOST_NAMED).map(({ space, card, points }) => {
    const told = { space, card: cardName(card), points };
    return t(table.part === 2 ? 'send.best.pays' : 'send.best.card', told);
  });
  const left = chances.length - named.length;
  const spaces = [named.join(t('list.comma')), left > 0 && t('send.best.more', { n: left })]
    .filter(Boolean)
    .join(' ');
  return t('send.best', { name: play.name(table.sending), spaces });
}

function chancesFrom(table: Table, corner: Space): readonly Chance[] {
  if (table.sending === null || !isCorner(corner)) return [];
  return chancesOf(table, table.sending, { space: null, outside: corner });
}

/** The corners to which the reader may send the piece that he has hit. */
export function sendCorners({ play, yours }: Session): readonly Space[] {
  if (!yours.value) return [];
  const items = allItems(play.moves.value, 'send-out', 'corner');
  return items.filter(({ blocked }) => blocked === null).map(({ value }) => String(value));
}
