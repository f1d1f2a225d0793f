import { computed, effect, type ReadonlySignal, signal } from '@preact/signals';
import type { Scenes } from '../staging';
import type { EconomyPlay } from './play';
import type { Card, Space, Table } from './wire';

/** Points in the order of the players. */
export type Points = readonly number[];

/** What each player has more in the second table than in the first. */
export function more(before: Points, after: Points): Points {
  return after.map((points, i) => Math.max(0, points - (before[i] ?? points)));
}

export function pointsOf({ players }: Table): Points {
  return players.map(({ points }) => points);
}

/**
 * What stood at the end of the reader's own last move, until his next one ends. Where a card is turned down
 * it is forgotten, for with the log it would tell which one that was (6.5).
 */
function atOwnMoveEnd<T>(
  { table, seat }: Pick<EconomyPlay, 'table' | 'seat'>,
  of: (table: Table) => T,
  forgotten: T | null = null,
): ReadonlySignal<T | null> {
  const since = signal<T | null>(null);
  let last = table.peek();
  effect(() => {
    const now = table.value;
    const isOwnOver = last.turn === seat.peek() && last.turnNumber > 0;
    if (isOwnOver && now.turnNumber !== last.turnNumber) since.value = of(now);
    else if (since.peek() !== null && isAnyTurnedDown(last, now)) since.value = forgotten;
    last = now;
  });
  return since;
}

/**
 * What each has gained since the reader's own last move ended, until he has moved again. It is the difference
 * of two totals that everybody saw, by no move and no card, and gone with the page: more than that may
 * not be told again of what has been played.
 */
export function gainedSince(
  play: Pick<EconomyPlay, 'table' | 'seat'>,
  { shown }: Scenes<Table>,
): ReadonlySignal<Points> {
  const since = atOwnMoveEnd(play, pointsOf);
  return computed(() => {
    const { value } = shown;
    // What his own landing pays is begun anew: with the turns before it the sums would belie what flies.
    if (value.lastMove && value.lastMove.seat === play.seat.value) return [];
    return since.value && value.phase !== 'over' ? more(since.value, pointsOf(value)) : [];
  });
}

/** The cards that have come to somebody in the same time, and are seen at his seat. */
export function takenSince(
  play: Pick<EconomyPlay, 'table' | 'seat'>,
  { shown }: Scenes<Table>,
): ReadonlySignal<ReadonlySet<Card>> {
  const since = atOwnMoveEnd(play, ({ properties }) => properties);
  return computed(() => {
    const before = since.value;
    const { cards, properties, phase } = shown.value;
    if (!before || phase === 'over') return new Set();
    const isTaken = (id: Card) =>
      typeof properties[id] === 'number' && properties[id] !== before[id];
    return new Set(cards.map(({ id }) => id).filter(isTaken));
  });
}

/**
 * Who has taken a property card of the reader's in the same time, each once: of which card it was nothing is kept, for
 * its line may name it no more.
 */
export function takersSince(
  play: Pick<EconomyPlay, 'table' | 'seat'>,
  { shown }: Scenes<Table>,
): ReadonlySignal<readonly number[]> {
  const since = atOwnMoveEnd(play, ({ properties }) => properties);
  return computed(() => {
    const before = since.value;
    const own = play.seat.value;
    const { cards, properties, phase } = shown.value;
    if (!before || own === null || phase === 'over') return [];
    const now = cards.filter(({ id }) => before[id] === own).map(({ id }) => properties[id]);
    return [...new Set(now)].filter((at) => typeof at === 'number' && at !== own) as number[];
  });
}

/** True once what has come since then is forgotten. */
export function forgottenSince(
  play: Pick<EconomyPlay, 'table' | 'seat'>,
): ReadonlySignal<boolean | null> {
  return atOwnMoveEnd<boolean>(play, () => false, true);
}

/** True where a card lies face-down that did not before, or that may have lain open in between. */
function isAnyTurnedDown(last: Table, now: Table): boolean {
  const isOneMove = now.turnNumber <= last.turnNumber + 1;
  const down = new Set(facingDown(last));
  return facingDown(now).some((space) => !isOneMove || !down.has(space));
}

function facingDown({ locations }: Table): readonly Space[] {
  return locations.filter(({ faceUp }) => !faceUp).map(({ space }) => space);
}
