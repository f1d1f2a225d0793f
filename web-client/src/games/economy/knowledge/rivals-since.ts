import type { MoveLines } from '../move-lines';
import { isPlayed } from '../playing';
import type { Session } from '../session';
import { sentences } from '../words';
import { movesBefore } from './earlier-moves';

/** What each rival has done since the reader's own move, the oldest first. The last move is told in full beside it. */
export function rivalsSince(session: Session): readonly MoveLines[] {
  const { play, story } = session;
  if (play.seat.value === null || isPlayed(session)) return [];
  // His own may be the last move itself: it is looked for among all.
  const own = story.value.findLastIndex(([{ args }]) => args.seat === play.seat.value);
  const since = movesBefore(session).slice(own + 1);
  return since.slice(1 - play.table.value.players.length);
}

/** The key of the few words for what came of such a move: of several things the first leads to the others. */
export function rivalsDeed(move: MoveLines): string {
  const keys = move.map(({ code }) => `rivals.${code}`);
  return keys.find((key) => sentences.has(key)) ?? 'rivals.nothing';
}
