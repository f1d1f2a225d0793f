import type { ComponentChildren } from 'preact';
import type { Catalogue } from '../i18n/catalogue';
import type { Translator } from '../i18n/translator';

/** What fills the holes of a sentence, by name; `n` is a number that chooses the plural. */
export type Fill = Record<string, ComponentChildren>;

/**
 * The sentences of a catalogue whose keys are put together from what the server sends. Which holes
 * they have is known only then, so their names are checked by a test over all codes instead of by
 * their type.
 */
export interface Sentences<K extends string> {
  /** True for a key that the catalogue has; codes come from a server that may know more. */
  has(key: string): key is K;
  filled(key: K, fill?: Fill): ComponentChildren[];
  /** The text behind a key, or the key itself where there is none. */
  words(key: string, fill?: Fill): string;
  /**
   * The key as a reader is told it: with `.you` of what he does himself, with `.to-you` of what is done to
   * him, where the catalogue has that; else the one that calls everybody by name.
   */
  toReader(key: string, reader: number | null, doer: unknown, other?: unknown): string;
  /**
   * The sentence of a refusal, or of why something is blocked: `refused.` and its code, with `.of`
   * where a seat is named. Undefined for codes of the frame.
   */
  refusal(code: string, args: Record<string, unknown>, name: Name): string | undefined;
}

type Name = (seat: number) => string;

/** A number stays one: the language groups its digits and chooses the plural by it. */
export function filling(value: unknown): string | number {
  return typeof value === 'number' ? value : String(value);
}

export function sentencesOf<C extends Catalogue>(
  english: C,
  t: Translator<C>,
): Sentences<keyof C & string> {
  type Key = keyof C & string;
  const has = (key: string): key is Key => Object.hasOwn(english, key);
  const rich = t.rich as (key: Key, values: Fill) => ComponentChildren[];
  const filled = (key: Key, fill: Fill = {}) => rich(key, fill);
  const words = (key: string, fill: Fill = {}) => (has(key) ? filled(key, fill).join('') : key);
  return {
    has,
    filled,
    words,
    toReader: (key, reader, doer, other) => {
      if (reader === null) return key;
      const told = doer === reader ? `${key}.you` : other === reader ? `${key}.to-you` : key;
      return has(told) ? told : key;
    },
    refusal: (code, args, name) => {
      const seat = args.seat ?? args.owner;
      const named = `refused.${code}.of`;
      const key = seat !== undefined && has(named) ? named : `refused.${code}`;
      if (!has(key)) return undefined;
      const fill = Object.fromEntries(
        Object.entries(args).map(([hole, value]) => [hole, filling(value)]),
      );
      return words(key, { ...fill, name: seat === undefined ? '' : name(Number(seat)) });
    },
  };
}
