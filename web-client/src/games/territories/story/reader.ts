import type { StoryLine } from '../../game';
import { sentences } from '../words';

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
