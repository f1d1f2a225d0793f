import type { StoryLine } from './game';

/** A moment of the story: all that has been told by then. */
export interface ToldSoFar {
  lines: readonly StoryLine[];
}

/**
 * The lines that one moment has after those of another; none if the two do not connect. Where nothing
 * had been told before, no more than `most` are taken for what has just happened.
 */
export function linesSince(
  before: ToldSoFar,
  after: ToldSoFar,
  most: number,
): readonly StoryLine[] {
  const last = before.lines.at(-1)?.key;
  if (last === undefined) return after.lines.length <= most ? after.lines : [];
  const at = after.lines.findLastIndex(({ key }) => key === last);
  return at < 0 ? [] : after.lines.slice(at + 1);
}
