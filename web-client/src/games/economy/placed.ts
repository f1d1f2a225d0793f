import { effect, type ReadonlySignal, signal } from '@preact/signals';
import { listed } from '../../i18n/list';
import { announce } from '../../ui/aria';
import { cardName, cardOf } from './cards';
import type { EconomyPlay } from './play';
import { toldOfSeat } from './reader';
import type { Card, Space, Table } from './wire';
import { sentences, t } from './words';

/** A card that somebody has laid; nobody can tell which of several seats that laid theirs at once. */
export interface Placed {
  seats: readonly number[];
  card: Card;
  space: Space;
}

/**
 * The cards that were laid last, oldest first, as this page has seen them come: since the reader laid one
 * himself, one for each seat at most; until the first move.
 */
export function lastPlacedOf(play: EconomyPlay): ReadonlySignal<readonly Placed[]> {
  const last = signal<readonly Placed[]>([]);
  const dealt = new Set<Card>();
  let before: Table | undefined;
  effect(() => {
    for (const card of play.hand.value?.hand ?? []) dealt.add(card);
  });
  effect(() => {
    const table = play.table.value;
    const own = { seat: play.seat.peek(), cards: dealt };
    const placed = before && placedBetween(before, table, own);
    before = table;
    const others = placed?.filter(({ seats }) => !isOf(own.seat, seats)) ?? [];
    for (const together of laidTogether(others)) announce(placedWords(play, together));
    if (placed !== undefined) last.value = after(last.peek(), placed, own.seat, table);
    if (table.lastMove !== null) last.value = [];
  });
  return last;
}

function isOf(seat: number | null, seats: readonly number[]): boolean {
  return seats.length === 1 && seats[0] === seat;
}

/** With the reader's own card it begins anew. */
function after(
  before: readonly Placed[],
  placed: readonly Placed[],
  own: number | null,
  { players }: Table,
): readonly Placed[] {
  const isAnew = placed.length === 0 || placed.some(({ seats }) => isOf(own, seats));
  return (isAnew ? placed : [...before, ...placed]).slice(-players.length);
}

interface Own {
  seat: number | null;
  /** The cards that the reader has held. */
  cards: ReadonlySet<Card>;
}

/** None where more have come at once than a round of them; undefined where nobody has laid any. */
export function placedBetween(
  before: Table,
  after: Table,
  own: Own = { seat: null, cards: new Set() },
): readonly Placed[] | undefined {
  if (after.placedCount <= before.placedCount) return undefined;
  const known = new Set(before.locations.map(({ space }) => space));
  const laid = after.locations.flatMap(({ space, card }) =>
    known.has(space) || card === null ? [] : [{ space, card }],
  );
  const fewer = after.players.map(
    (each, i) => (before.players[i]?.handCount ?? 0) - each.handCount,
  );
  const seats = after.players.filter((_, i) => fewer[i] === 1).map(({ seat }) => seat);
  if (fewer.some((n) => n > 1) || seats.length !== laid.length) return [];
  const isOwn = (card: Card) => own.seat !== null && own.cards.has(card);
  const rivals = seats.filter((seat) => seat !== own.seat || !laid.some(({ card }) => isOwn(card)));
  const placed = laid.map(({ card, space }) => ({
    ...{ card, space },
    seats: isOwn(card) && own.seat !== null ? [own.seat] : rivals,
  }));
  return placed.toSorted((one, other) => Number(isOwn(other.card)) - Number(isOwn(one.card)));
}

/** The cards that nobody can tell apart by who laid them stand together. */
export function laidTogether(placed: readonly Placed[]): readonly (readonly Placed[])[] {
  const groups = new Map<string, Placed[]>();
  for (const each of placed) {
    const key = each.seats.length === 1 ? each.space : each.seats.join();
    groups.set(key, [...(groups.get(key) ?? []), each]);
  }
  return [...groups.values()];
}

/** "Jonas lays FOOD shop I on b7."; of several who laid at once one sentence. */
export function placedWords(
  play: Pick<EconomyPlay, 'table' | 'name' | 'seat'>,
  together: readonly Placed[],
): string {
  const cards = together
    .map(({ card, space }) =>
      t('last.placed.card', { card: cardName(cardOf(play.table.peek(), card)), space }),
    )
    .join(t('list.comma'));
  const [first, ...others] = together[0]?.seats ?? [];
  if (first === undefined) return '';
  if (others.length === 0) {
    const key = toldOfSeat(play, 'last.placed', first);
    return sentences.words(key, { name: play.name(first), cards });
  }
  const names = [first, ...others].map((seat) => play.name(seat));
  return t('last.placed.several', { names: listed(names), cards });
}
