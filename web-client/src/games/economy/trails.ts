import { effect, type ReadonlySignal, signal } from '@preact/signals';
import type { Scenes } from '../staging';
import type { EconomyPlay } from './play';
import type { LastMove, Table } from './wire';

/**
 * The ways by which the pieces have come to where they stand: of the others since the reader's own
 * last move, the newest last. A page that was not there has not seen them.
 */
export function trailsOf(
  { seat }: Pick<EconomyPlay, 'seat'>,
  { shown }: Scenes<Table>,
): ReadonlySignal<readonly LastMove[]> {
  const trails = signal<readonly LastMove[]>([]);
  effect(() => {
    trails.value = trailsAfter(trails.peek(), shown.value, seat.value);
  });
  return trails;
}

/** Whoever was knocked out stands there no more: how he had come would tell of the card under him. */
export function trailsAfter(
  before: readonly LastMove[],
  { lastMove, players }: Table,
  reader: number | null,
): readonly LastMove[] {
  if (!lastMove) return [];
  if (lastMove.seat === reader) return [lastMove];
  const standsThere = ({ seat, path }: LastMove) =>
    players.some((player) => player.seat === seat && player.piece.space === path.at(-1));
  const others = before.filter(({ seat }) => seat !== lastMove.seat && seat !== reader);
  return [...others.filter(standsThere), lastMove];
}
