import { sendCorners } from '../board/marks';
import { cardName, isToBeHad, openCard } from '../cards';
import type { Session } from '../session';
import { rows, stepsBetween } from '../spaces';
import type { PublicCard, Space, Table } from '../wire';
import { t } from '../words';
import type { Sent } from './knocked';

/** The most that a die shows; the corner is the first step. */
const MOST_STEPS = 6;
/** How many spaces are told of by name. */
const MOST_NAMED = 4;

/** A card that whoever starts again at a corner may land on with the next roll, and what it brings him. */
interface Chance {
  space: Space;
  card: PublicCard;
  points: number;
}

/** What the next roll can bring from a corner, as far as everybody sees it: "up to +6 on 5 cards". */
export function cornerWords(session: Session, corner: Space): string {
  const { play } = session;
  const table = play.table.value;
  const stands = table.players.find(({ piece }) => piece.space === corner)?.seat;
  if (stands !== undefined) {
    const isMine = stands === play.seat.value;
    return t(isMine ? 'send.stands.you' : 'send.stands', { name: play.name(stands) });
  }
  const chances = chancesFrom(table, corner);
  const [best] = chances;
  const part = table.part === 2 ? 2 : 1;
  if (!best) return t(`send.${part}.none`);
  return t(`send.${part}`, { n: chances.length, points: best.points });
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
  const spaces = named.join(t('list.comma'));
  return t('send.best', { name: play.name(table.sending), spaces });
}

/** The best first: in part 1 what is free, in part 2 what pays him; whoever stands there keeps it from him. */
function chancesFrom(table: Table, corner: Space): readonly Chance[] {
  const rival = table.players.findIndex(({ seat }) => seat === table.sending);
  const taken = new Set(table.players.map(({ piece }) => piece.space));
  return rows
    .flat()
    .filter((space) => !taken.has(space) && stepsBetween(corner, space) < MOST_STEPS)
    .flatMap((space) => {
      const card = openCard(table, space);
      return card ? { space, card, points: worthOf(table, card, rival) } : [];
    })
    .filter(({ points }) => points > 0)
    .toSorted((one, other) => other.points - one.points);
}

function worthOf(table: Table, card: PublicCard, seat: number): number {
  if (table.part === 2) return table.pays[card.sector]?.[seat] ?? 0;
  return isToBeHad(table, card.id) ? card.points : 0;
}
