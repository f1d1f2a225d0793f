import type { StoryLine } from '../../game';
import type { Session } from '../session';
import { sentences, t } from '../words';

/** A move before the last one. */
export interface EarlierMove {
  key: string;
  seat: number;
  /** "Cog rolls 4, takes a card": no more than the log keeps of it. */
  words: string;
}

/** The lines of the log that begin a move; what comes after one is what the move did. */
const MOVES = new Set(['rolled', 'knocked-out', 'stuck']);

/**
 * The last moves before the one that is told in full, the newest first. They are taken from the log
 * alone, which names no space, card or sector: what lay open then may lie face-down by now.
 */
export function earlierMoves(session: Session, most: number): readonly EarlierMove[] {
  const moves = movesOf(session.play.lines.value);
  const told = isToldInFull(session, moves.at(-1)) ? moves.slice(0, -1) : moves;
  return told
    .slice(-most)
    .reverse()
    .map((lines) => earlierMove(session, lines));
}

function movesOf(lines: readonly StoryLine[]): readonly (readonly StoryLine[])[] {
  const moves: StoryLine[][] = [];
  for (const line of lines) {
    if (MOVES.has(line.code)) moves.push([line]);
    else if (sentences.has(`deed.${line.code}`)) moves.at(-1)?.push(line);
  }
  return moves;
}

/** True while the table itself still tells of this move, and more than the log does. */
function isToldInFull({ play, scenes }: Session, move: readonly StoryLine[] = []): boolean {
  const { lastMove } = play.table.value;
  const [rolled] = move;
  if (scenes.running.value !== null || rolled?.code === 'stuck') return false;
  return rolled?.args.seat === lastMove?.seat && rolled?.args.die === lastMove?.die;
}

function earlierMove({ play }: Session, lines: readonly StoryLine[]): EarlierMove {
  const [move] = lines;
  const { seat, rival, die } = move?.args ?? {};
  const told = {
    name: play.name(Number(seat)),
    rival: typeof rival === 'number' ? play.name(rival) : '',
    die: Number(die),
  };
  const deeds = lines.map(({ code }, i) =>
    i === 0 ? sentences.words(`before.${code}`, told) : sentences.words(`deed.${code}`),
  );
  return { key: move?.key ?? '', seat: Number(seat), words: deeds.join(t('list.comma')) };
}
