import { computed, effect, type ReadonlySignal, signal } from '@preact/signals';
import type { Scenes } from '../staging';
import type { EconomyPlay } from './play';
import type { Space, Table } from './wire';

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
 * What each has gained since the reader's own last move ended, until his next one has. It is the difference
 * of two totals that everybody saw, by no move and no card, and gone with the page: more than that may
 * not be told again of what has been played. Where a card is turned down it is forgotten too, for with
 * the log it would tell which one that was.
 */
export function gainedSince(
  { table, seat }: Pick<EconomyPlay, 'table' | 'seat'>,
  { shown }: Scenes<Table>,
): ReadonlySignal<Points> {
  const since = signal<Points | null>(null);
  let last = table.peek();
  effect(() => {
    const now = table.value;
    const isOwnOver = last.turn === seat.peek() && last.turnNumber > 0;
    if (isOwnOver && now.turnNumber !== last.turnNumber) since.value = pointsOf(now);
    else if (isAnyTurnedDown(last, now)) since.value = null;
    last = now;
  });
  return computed(() => {
    const { value } = shown;
    return since.value && value.phase !== 'over' ? more(since.value, pointsOf(value)) : [];
  });
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
