import type { StoryLine } from '../../game';
import type { TerritoriesPlay } from '../play';
import { sentences, t } from '../words';

/**
 * The entry that speaks to the reader, where the line tells what he did or what he is paid; else the one
 * that calls everybody by name.
 */
export function toReader(
  key: string,
  { seat, owner }: StoryLine['args'],
  reader: number | null,
): string {
  if (reader === null) return key;
  const you = seat === reader ? `${key}.you` : owner === reader ? `${key}.to-you` : key;
  return sentences.has(you) ? you : key;
}

/** How somebody is called at the beginning of a line and within it. */
export interface Called {
  first: string;
  later: string;
}

/** The reader is “you”, everybody else has a name. */
export function callingOf({
  seat: reader,
  name: nameOf,
}: Pick<TerritoriesPlay, 'seat' | 'name'>): (seat: unknown) => Called {
  return (seat) => {
    if (typeof seat !== 'number') return { first: '', later: '' };
    if (seat === reader.value) return { first: t('short-news.you'), later: t('short-news.to-you') };
    const name = nameOf(seat);
    return { first: name, later: name };
  };
}
