import type { NewRoom } from '../net/rooms';
import type { GameInfo } from '../net/wire';

/** How many seats a room has when nobody says otherwise, within what its game takes. */
const USUAL_SEATS = 4;

/** A room as it is first proposed: the game's own defaults, no bots, reached by link. */
export function newRoom(game: GameInfo | undefined, nickname = ''): NewRoom {
  if (!game) return { game: '', seats: 0, options: {}, bots: 0, public: false, nickname };
  return {
    game: game.id,
    seats: Math.min(game.maxSeats, Math.max(game.minSeats, USUAL_SEATS)),
    options: Object.fromEntries(game.options.map((option) => [option.name, option.standardValue])),
    bots: 0,
    public: false,
    nickname,
  };
}

/** The room with no more bots than leave a seat for who opens it. */
export function fitting(room: NewRoom): NewRoom {
  return { ...room, bots: Math.min(room.bots, Math.max(0, room.seats - 1)) };
}

/** The room as the server is asked for it: with a name and a word for the shuffle, or neither. */
export function asked({ nickname, ...room }: NewRoom, word: string): NewRoom {
  const name = nickname?.trim();
  return name ? { ...room, nickname: name, word } : room;
}
