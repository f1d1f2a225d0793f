import { getJson, postJson } from './http';

/** A game this server plays, with its limits and its options. */
export interface GameListing {
  id: string;
  minSeats: number;
  maxSeats: number;
  options: GameOption[];
}

export type GameOption =
  | { name: string; type: 'int'; default: number; min: number; max: number }
  | { name: string; type: 'choice'; default: string; choices: string[] }
  | { name: string; type: 'flag'; default: boolean };

export type OptionValues = Record<string, number | string | boolean>;

/** A public room as the front page lists it. */
export interface RoomListing {
  room: string;
  game: string;
  title?: string;
  state: 'open' | 'playing' | 'over';
  seats: { name: string; color: string }[];
  seatsMax: number;
  spectators: number;
  round?: number;
}

export interface NewRoom {
  game: string;
  seats: number;
  options: OptionValues;
  bots: number;
  public: boolean;
  nickname?: string;
}

export function listGames(): Promise<GameListing[]> {
  return getJson('/api/games');
}

export function listRooms(): Promise<RoomListing[]> {
  return getJson('/api/rooms');
}

/** The listing of one room, public or not; rejects with status 404 when no room has the code. */
export function findRoom(code: string): Promise<RoomListing> {
  return getJson(`/api/rooms/${encodeURIComponent(code)}`);
}

export function openRoom(room: NewRoom): Promise<{ room: string; link: string }> {
  return postJson('/api/rooms', room);
}
