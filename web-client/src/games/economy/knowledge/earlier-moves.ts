import type { MoveLines } from '../move-lines';
import { isPlayed } from '../playing';
import { toldOfSeat } from '../reader';
import type { Session } from '../session';
import { sentences, t } from '../words';
import { deedsOf, toldOf } from './deeds';

/** A move before the last one. */
export interface EarlierMove {
  key: string;
  seat: number;
  /** "Cog rolls 4, takes OPTICS shop I (1)"; of a card that lies face-down by now: "takes a card". */
  words: string;
  /** It had to do with a card that may not be named any more. */
  stripped: boolean;
}

/** The last moves before the one that is told in full, the newest first. */
export function earlierMoves(session: Session, most: number): readonly EarlierMove[] {
  return movesBefore(session)
    .slice(-most)
    .reverse()
    .map((lines) => earlierMove(session, lines));
}

/** The moves before the one that is told in full, oldest first. */
export function movesBefore(session: Session): readonly MoveLines[] {
  const moves = session.story.value;
  return isToldInFull(session, moves.at(-1)) ? moves.slice(0, -1) : moves;
}

/** True while the table itself still tells of this move, and more than the log does. */
function isToldInFull(session: Session, move: MoveLines | undefined): boolean {
  const { lastMove } = session.play.table.value;
  const rolled = move?.[0];
  if (isPlayed(session) || rolled?.code === 'stuck') return false;
  return rolled?.args.seat === lastMove?.seat && rolled?.args.die === lastMove?.die;
}

function earlierMove(session: Session, lines: MoveLines): EarlierMove {
  const [move] = lines;
  const account = session.accounts.value.get(move.key);
  const key = toldOfSeat(session.play, `before.${move.code}`, move.args.seat);
  const head = sentences.words(key, toldOf(session, move));
  const words = [head, ...deedsOf(session, lines, account)].join(t('list.comma'));
  const stripped = account === undefined && lines.length > 1;
  return { key: move.key, seat: Number(move.args.seat), words, stripped };
}
