import { isToBeHad, openCard } from '../cards';
import type { EconomyPlay } from '../play';
import { type Reader, readerAt } from '../reader';
import { doorsOf, rows, stepsBetween } from '../spaces';
import { waysOf } from '../walks';
import type { Piece, PublicCard, PublicPlayer, Space, Table } from '../wire';
import { t } from '../words';

/** The most that a die shows. */
const MOST_STEPS = 6;

/** A card on which a player may land with the next roll, and what that brings him. */
export interface Chance {
  space: Space;
  card: PublicCard;
  points: number;
}

/**
 * What the next roll can bring a player, as far as everybody sees it, the best first: in part 1 what is free, in part
 * 2 what pays him.
 */
export function chancesOf(table: Table, seat: number, piece: Piece): readonly Chance[] {
  const at = table.players.findIndex((player) => player.seat === seat);
  // Whoever stands on a card keeps it from him: to knock out pays nobody.
  const taken = new Set(table.players.map((player) => player.piece.space));
  return rows
    .flat()
    .filter((space) => !taken.has(space) && stepsTo(space, piece) <= MOST_STEPS)
    .flatMap((space) => {
      const card = openCard(table, space);
      return card ? { space, card, points: worthOf(table, card, at) } : [];
    })
    .filter(({ points }) => points > 0)
    .toSorted((one, other) => other.points - one.points);
}

/** The most that each throw, from 1 to 6, can bring a player: 0 where it leads to nothing. */
export function bestByThrow(table: Table, { seat, piece }: PublicPlayer): readonly number[] {
  const chances = chancesOf(table, seat, piece);
  return Array.from({ length: MOST_STEPS }, (_, i) => {
    const ways = waysOf({ players: table.players, die: i + 1 }, piece);
    return chances.find(({ space }) => ways.has(space))?.points ?? 0;
  });
}

/** What the best card gives, as a mark has it: its number, or in part 2 what it pays. */
export function pointsMark({ part }: Table, points: number): string {
  return part === 2 && points > 0 ? `+${points}` : `${points}`;
}

/** The least steps; from outside the corner is the first of them. */
function stepsTo(space: Space, { space: from, outside }: Piece): number {
  if (from !== null) return stepsBetween(from, space);
  return 1 + Math.min(...doorsOf(outside).map((corner) => stepsBetween(corner, space)));
}

function worthOf(table: Table, card: PublicCard, at: number): number {
  if (table.part === 2) return table.pays[card.sector]?.[at] ?? 0;
  return isToBeHad(table, card.id) ? card.points : 0;
}

/** All of it in a few words: "3 of 12 cards in reach, best 2", "up to +6 on 5 cards". */
export function chanceWords({ part, left }: Table, chances: readonly Chance[]): string {
  const [best] = chances;
  const key = part === 2 ? 2 : 1;
  if (!best) return t(`chance.${key}.none`);
  return t(`chance.${key}`, { n: chances.length, left, points: best.points });
}

/** What the reader's own next roll can bring; empty for whoever only watches. */
export function ownChance({ table, ...reader }: Reader & Pick<EconomyPlay, 'table'>): string {
  const own = readerAt(table.value, reader);
  return own ? chanceWords(table.value, chancesOf(table.value, own.seat, own.piece)) : '';
}
