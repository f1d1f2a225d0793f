import { t } from '../i18n';
import type { NewRoom } from '../net/rooms';
import type { GameInfo } from '../net/wire';

/** How many seats a room has when nobody says otherwise, within what its game takes. */
const USUAL_SEATS = 4;
/** The longest name of a room. */
export const LONGEST_TITLE = 24;

/** What the dialog asks for: the room, and how who opens it is called at its table. */
export interface RoomWish extends Omit<NewRoom, 'word'> {
  title: string;
  nickname: string;
}

/** A room as it is first proposed: the game's own defaults, no bots, reached by link. */
export function newRoom(game: GameInfo | undefined, nickname = '', title = ''): RoomWish {
  if (!game) return { game: '', seats: 0, options: {}, bots: 0, public: false, title, nickname };
  return {
    game: game.id,
    seats: Math.min(game.maxSeats, Math.max(game.minSeats, USUAL_SEATS)),
    options: Object.fromEntries(game.options.map((option) => [option.name, option.standardValue])),
    bots: 0,
    public: false,
    title,
    nickname,
  };
}

/** The room with no more bots than leave a seat for who opens it. */
export function fitting(room: RoomWish): RoomWish {
  return { ...room, bots: Math.min(room.bots, Math.max(0, room.seats - 1)) };
}

/**
 * The room as the server is asked for it: who gives no name sits down as the host. One without a
 * title is called after who opens it.
 */
export function asked({ nickname, title, ...room }: RoomWish, word: string): NewRoom {
  const name = nickname.trim();
  const called = title.trim() || usualTitle(name);
  return {
    ...room,
    ...(called && { title: called }),
    nickname: name || t('open.host'),
    word: word.trim(),
  };
}

/** What a room is called when nobody says otherwise. */
export function usualTitle(nickname: string): string {
  const name = nickname.trim();
  return name && t('open.title.of', { name }).slice(0, LONGEST_TITLE);
}
