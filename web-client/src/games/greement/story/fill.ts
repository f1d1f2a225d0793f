import type { ComponentChildren } from 'preact';
import { type GreementWord, t } from '../words';

/** What fills the holes of a sentence, by name; `n` is a number that chooses the plural. */
export type Fill = Record<string, ComponentChildren>;

/**
 * A sentence whose key is put together from what the server sends. Which holes it has is known only
 * then, so their names are checked by a test over all codes instead of by their type.
 */
export function filled(key: GreementWord, fill: Fill): ComponentChildren[] {
  return (t.rich as (key: GreementWord, values: Fill) => ComponentChildren[])(key, fill);
}
