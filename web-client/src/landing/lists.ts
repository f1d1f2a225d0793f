import { signal } from '@preact/signals';
import { isPlayable } from '../games/load';
import { listGames, listRooms } from '../net/rooms';
import type { GameInfo, Listing } from '../net/wire';

/** Undefined until it is here, `unreachable` when it could not be had. */
export type Fetched<T> = T[] | 'unreachable' | undefined;

/** What this server plays, and what is played in public on it now. */
export const games = signal<Fetched<GameInfo>>(undefined);
export const rooms = signal<Fetched<Listing>>(undefined);

export async function fetchGames(): Promise<void> {
  games.value = await listGames().then(
    (all) => all.filter((game) => isPlayable(game.id)),
    () => 'unreachable' as const,
  );
}

/** Keeps the last list when a later one cannot be had. */
export async function fetchRooms(): Promise<void> {
  const shown = rooms.peek();
  rooms.value = await listRooms().catch(() => (Array.isArray(shown) ? shown : 'unreachable'));
}

/** A game waits for later only if the server says what it plays and this is not among it. */
export function isOffered(id: string, listed: Fetched<GameInfo>): boolean {
  return !Array.isArray(listed) || listed.some((game) => game.id === id);
}

/** What the server says of a game; undefined until it has, and for a game it does not play. */
export function offered(id: string): GameInfo | undefined {
  return Array.isArray(games.value) ? games.value.find((game) => game.id === id) : undefined;
}
