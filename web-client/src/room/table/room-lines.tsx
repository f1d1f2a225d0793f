import type { GameView, LineFace, StoryLine } from '../../games/game';
import type { Session } from '../session';
import { listed, t } from '../words';

/** True of what the room itself tells between the lines of its game: a pause, a bot in a seat. */
export function isOfRoom({ code }: StoryLine): boolean {
  return code.startsWith('room-');
}

/** The same game, whose log has sentences for the lines of the room too. */
export function withRoomLines(game: GameView, session: Pick<Session, 'name'>): GameView {
  return {
    ...game,
    line: (line) => (isOfRoom(line) ? faceOf(line, session) : game.line(line)),
  };
}

function faceOf({ code, args }: StoryLine, session: Pick<Session, 'name'>): LineFace | null {
  const seat = Number(args.seat);
  const name = () => <b>{session.name(seat)}</b>;
  switch (code) {
    case 'room-paused':
      return pauseOf(args.seats as readonly number[], session);
    case 'room-resumed':
      return { text: t('log.resumed') };
    case 'room-bot-sat':
      return { seat, text: t.rich('log.bot.sat', { name: name() }) };
    case 'room-bot-rose':
      return { seat, text: t.rich('log.bot.rose', { name: name() }) };
    default:
      return null; // of a newer server
  }
}

function pauseOf(seats: readonly number[], session: Pick<Session, 'name'>): LineFace {
  const names = <b>{listed(seats.map((seat) => session.name(seat)))}</b>;
  const text = t.rich('log.paused', { n: seats.length, names });
  const [first] = seats;
  return seats.length === 1 && first !== undefined ? { seat: first, text } : { text };
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
