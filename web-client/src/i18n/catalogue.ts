import { type ReadonlySignal, signal } from '@preact/signals';
import { type Foreign, type Language, language } from './language';

/** One text, or one for each plural form that `{n}` can take in a language. */
export type Entry = string | Plural;
export type Plural = Partial<Record<Intl.LDMLPluralRule, string>> & { other: string };
export type Catalogue = Record<string, Entry>;

/** A catalogue in another language: the same keys, a plural wherever English has one. */
export type Translation<C extends Catalogue> = {
  [K in keyof C]: C[K] extends string ? string : Plural;
};

/** How a catalogue is had in the languages other than English: each only once it is wanted. */
export type Loads<C extends Catalogue> = Record<Foreign, () => Promise<Translation<C>>>;

/** A catalogue of this page, with what has been loaded of it so far. */
export interface Held {
  english: Catalogue;
  loads: Loads<Catalogue> | undefined;
  loaded: ReadonlySignal<Partial<Record<Language, Catalogue>>>;
  load(wanted: Language): Promise<void>;
}

const held: Held[] = [];

/** Every catalogue that the page has met; a game's comes with its board. */
export const catalogues: readonly Held[] = held;

/** Takes a catalogue into the page's own: it is loaded whenever another language is wanted. */
export function hold<C extends Catalogue>(english: C, loads?: Loads<C>): Held {
  const loaded = signal<Partial<Record<Language, Catalogue>>>({});
  const load = async (wanted: Language) => {
    if (wanted === 'en' || !loads || loaded.peek()[wanted]) return;
    const words = await loads[wanted]();
    loaded.value = { ...loaded.peek(), [wanted]: words };
  };
  const catalogue: Held = { english, loads: loads as Held['loads'], loaded, load };
  held.push(catalogue);
  return catalogue;
}

let wish: Language = 'en';

/**
 * Changes the language of the whole page at once, as soon as all words are there; of two wishes the
 * later holds. Rejects if the words cannot be had: then the page goes on in the language it has.
 */
export async function speak(wanted: Language): Promise<void> {
  wish = wanted;
  try {
    await wordsLoaded();
  } catch (unreachable) {
    if (wish === wanted) wish = language.peek();
    throw unreachable;
  }
  if (wish === wanted) language.value = wanted;
}

/** Resolves when the catalogues that a new chunk has brought speak the language that is wanted. */
export async function wordsLoaded(): Promise<void> {
  const wanted = wish;
  await Promise.all(held.map((each) => each.load(wanted)));
}
