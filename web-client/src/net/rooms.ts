import { getJson, postJson } from './http';
import type { GameInfo, Listing, OwnTable } from './wire';

/** The game's options by their names. */
export type OptionValues = Record<string, number | string | boolean | readonly string[]>;

/** What a room is opened with. */
export interface NewRoom {
  game: string;
  seats: number;
  options: OptionValues;
  bots: number;
  public: boolean;
  /** Who opens the room takes the first seat with it. */
  nickname?: string;
  word?: string;
  title?: string;
  /** No clock asks who plays with bots alone to act. */
  unhurried?: boolean;
  /** Begins at once, when the bots have their seats. */
  start?: boolean;
}

export function listGames(): Promise<GameInfo[]> {
  return getJson('/api/games');
}

export function listRooms(): Promise<Listing[]> {
  return getJson('/api/rooms');
}

/** The rooms in which this browser has a seat, those first that wait for it. */
export function listTables(): Promise<OwnTable[]> {
  return getJson('/api/tables');
}

/** The listing of one room, public or not; rejects with status 404 when no room has the code. */
export function findRoom(code: string): Promise<Listing> {
  return getJson(`/api/rooms/${encodeURIComponent(code)}`);
}

export function openRoom(room: NewRoom): Promise<{ room: string; link: string }> {
  return postJson('/api/rooms', room);
}
