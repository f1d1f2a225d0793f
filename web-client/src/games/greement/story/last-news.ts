import type { ComponentChildren } from 'preact';
import { useRef } from 'preact/hooks';
import { begun } from '../../../i18n/begun';
import type { StoryLine } from '../../game';
import { dealWords } from '../actions/since-deals';
import type { Session } from '../session';
import { linesAfter } from './around';
import { lineFace } from './lines';
import { ACTS } from './turns';

/**
 * The newest of what has come to pass since a square was chosen, in a sentence: what is told of the square stands where
 * news would. Undefined while there is none, and on a covered paper of deals.
 */
export function useLastNews(session: Session): ComponentChildren {
  const { play, chosen, covered } = session;
  const story = play.lines.value;
  const since = useRef<{ square: string | null; last: StoryLine | undefined }>(undefined);
  if (since.current?.square !== chosen.value) {
    since.current = { square: chosen.value, last: story.at(-1) };
  }
  const { last } = since.current;
  if (chosen.value === null || !last) return undefined;
  for (const line of linesAfter(story, last).toReversed()) {
    const dealt = covered.value ? undefined : dealWords(session, line);
    if (dealt !== undefined) return `${begun(dealt)}.`;
    if (!line.own && ACTS.has(line.code)) return lineFace(line, play).text;
  }
  return undefined;
}
