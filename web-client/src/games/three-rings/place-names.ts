import type { Space } from './wire';
import { sentences } from './words';

/** What a space is called: "Opera House". */
export function placeName(space: Space): string {
  return sentences.words(`space.${space}`);
}
