import type { StoryLine } from '../../game';

/**
 * What was told before a line: by its key, for the story is made anew with each that joins it. Before one that a story
 * does not tell yet stands all of it.
 */
export function linesBefore(story: readonly StoryLine[], { key }: StoryLine): readonly StoryLine[] {
  const at = story.findIndex((line) => line.key === key);
  return at < 0 ? story : story.slice(0, at);
}

/** What was told after it. */
export function linesAfter(story: readonly StoryLine[], { key }: StoryLine): readonly StoryLine[] {
  const at = story.findIndex((line) => line.key === key);
  return at < 0 ? [] : story.slice(at + 1);
}
