import type { StoryLine } from '../game';
import { BEGINNINGS } from './accounts';
import { sentences } from './words';

/** A line that begins a move, and those of what the move did. */
export type MoveLines = readonly [StoryLine, ...StoryLine[]];

/** The moves that the log tells of, oldest first. */
export function movesOf(lines: readonly StoryLine[]): readonly MoveLines[] {
  const moves: [StoryLine, ...StoryLine[]][] = [];
  for (const line of lines) {
    if (BEGINNINGS.has(line.code)) moves.push([line]);
    else if (sentences.has(`deed.${line.code}`)) moves.at(-1)?.push(line);
  }
  return moves;
}
