import type { LineFace } from '../../games/faces';
import type { GameView, StoryLine } from '../../games/game';
import { listed } from '../../i18n/list';
import type { Session } from '../session';
import { t } from '../words';

/** True of what the room itself tells between the lines of its game: a pause, a bot in a seat. */
export function isOfRoom({ code }: StoryLine): boolean {
  return code.startsWith('room-');
}

/** Whoever reads is told of himself as "you". */
type Reader = Pick<Session, 'name'> & { store: Pick<Session['store'], 'seat'> };

/** The same game, whose log has sentences for the lines of the room too. */
export function withRoomLines(game: GameView, reader: Reader): GameView {
  return {
    ...game,
    line: (line) => (isOfRoom(line) ? faceOf(line, reader) : game.line(line)),
  };
}

function faceOf({ code, args }: StoryLine, reader: Reader): LineFace | null {
  switch (code) {
    case 'room-paused':
      return pauseOf(args.seats as readonly number[], reader);
    case 'room-resumed':
      return { text: t('log.resumed') };
    case 'room-bot-sat':
      return ofOne('log.bot.sat', Number(args.seat), reader);
    case 'room-bot-rose':
      return ofOne('log.bot.rose', Number(args.seat), reader);
    default:
      return null; // of a newer server
  }
}

function pauseOf(seats: readonly number[], reader: Reader): LineFace {
  const [first] = seats;
  if (seats.length === 1 && first !== undefined) return ofOne('log.paused', first, reader);
  const name = <b>{listed(seats.map((seat) => reader.name(seat)))}</b>;
  return { text: t.rich('log.paused.all', { name }) };
}

type Told = 'log.paused' | 'log.bot.sat' | 'log.bot.rose';

function ofOne(told: Told, seat: number, reader: Reader): LineFace {
  if (seat === reader.store.seat.value) return { seat, text: t(`${told}.you`) };
  return { seat, text: t.rich(told, { name: <b>{reader.name(seat)}</b> }) };
}

/**
 * The lines of the game in a story; the same list as `before` where the room alone has told more, for which a
 * board plays nothing.
 */
export function gameLines(
  story: readonly StoryLine[],
  before: readonly StoryLine[],
): readonly StoryLine[] {
  if (!story.some(isOfRoom)) return story;
  const lines = story.filter((line) => !isOfRoom(line));
  const isSame =
    lines.length === before.length && lines.every((line, i) => line.key === before[i]?.key);
  return isSame ? before : lines;
}

/** What a scene tells of the game, with what the room had told before it. */
export function storyAt(
  told: readonly StoryLine[],
  before: readonly StoryLine[],
  newest: readonly StoryLine[],
): readonly StoryLine[] {
  const ofRoom = before.filter(isOfRoom);
  if (ofRoom.length === 0) return told;
  const shown = new Set([...told, ...ofRoom].map(({ key }) => key));
  return newest.filter(({ key }) => shown.has(key));
}
