import { effect, type ReadonlySignal, signal } from '@preact/signals';
import { announce } from '../../ui/aria';
import { cardName, cardOf } from './cards';
import type { EconomyPlay } from './play';
import { toldOfSeat } from './reader';
import type { Card, Space, Table } from './wire';
import { sentences } from './words';

/** A card that somebody has laid. */
export interface Placed {
  seat: number;
  card: Card;
  space: Space;
}

/** The card that was laid last, as this page has seen it come; until the next one, or the first move. */
export function lastPlacedOf(play: EconomyPlay): ReadonlySignal<Placed | null> {
  const last = signal<Placed | null>(null);
  let before: Table | undefined;
  effect(() => {
    const table = play.table.value;
    const placed = before && placedBetween(before, table);
    before = table;
    if (placed && placed.seat !== play.seat.peek()) announce(placedWords(play, placed));
    if (placed !== undefined) last.value = placed;
    if (table.lastMove !== null) last.value = null;
  });
  return last;
}

/** Null where several have come at once, so that nobody can tell which was the last. */
export function placedBetween(before: Table, after: Table): Placed | null | undefined {
  if (after.placedCount <= before.placedCount) return undefined;
  const known = new Set(before.locations.map(({ space }) => space));
  const [location, ...others] = after.locations.filter(({ space }) => !known.has(space));
  const seat = after.players.find((each, i) => {
    const held = before.players[i]?.handCount ?? 0;
    return each.handCount < held;
  })?.seat;
  if (!location?.card || seat === undefined || others.length > 0) return null;
  return { seat, card: location.card, space: location.space };
}

/** "Jonas lays FOOD shop I on b7." */
export function placedWords(
  play: Pick<EconomyPlay, 'table' | 'name' | 'seat'>,
  { seat, card, space }: Placed,
): string {
  const told = { name: play.name(seat), card: cardName(cardOf(play.table.peek(), card)), space };
  return sentences.words(toldOfSeat(play, 'last.placed', seat), told);
}
