import { signal } from '@preact/signals';
import type { ComponentChildren } from 'preact';

/** The languages a reader can choose, each named in itself. A new one starts here and in each catalogue. */
export const languages = { en: 'English' } as const;
export type Language = keyof typeof languages;

export const language = signal<Language>('en');

/** One text, or one for each plural form that `{n}` can take in a language. */
export type Entry = string | Plural;
export type Plural = Partial<Record<Intl.LDMLPluralRule, string>> & { other: string };
export type Catalogue = Record<string, Entry>;

/** A catalogue in another language: the same keys, a plural wherever English has one. */
export type Translation<C extends Catalogue> = {
  [K in keyof C]: C[K] extends string ? string : Plural;
};

type Holes<S> = S extends `${string}{${infer Hole}}${infer Rest}` ? Hole | Holes<Rest> : never;
type Texts<E> = E extends string ? E : E[keyof E] | '{n}';
type Values<E, V> = { [Hole in Holes<Texts<E>>]: Hole extends 'n' ? number : V };
/** The arguments a text asks for: none, or an object with a value for each hole. */
export type Args<E, V> = [Holes<Texts<E>>] extends [never] ? [] : [values: Values<E, V>];

export interface Translator<C extends Catalogue> {
  /** The text of a key with its holes filled. */
  <K extends keyof C>(key: K, ...args: Args<C[K], string | number>): string;
  /** The same, where a hole may take markup: a name in bold, a medal. */
  rich<K extends keyof C>(key: K, ...args: Args<C[K], ComponentChildren>): ComponentChildren[];
}

const HOLE = /\{(\w+)\}/;

/** Makes the `t` of one catalogue; every reader follows the chosen language. */
export function translator<const C extends Catalogue>(
  english: C,
  others: Partial<Record<Language, Translation<C>>> = {},
): Translator<C> {
  const pieces = (key: keyof C, values: Record<string, unknown>): unknown[] => {
    const entry: Entry = (others[language.value] ?? english)[key] as Entry;
    const text = typeof entry === 'string' ? entry : plural(entry, Number(values.n));
    return text.split(HOLE).map((piece, i) => (i % 2 ? values[piece] : piece));
  };
  const t = (key: keyof C, values = {}) => pieces(key, values).join('');
  t.rich = (key: keyof C, values = {}) => pieces(key, values) as ComponentChildren[];
  return t as Translator<C>;
}

function plural(forms: Plural, n: number): string {
  return forms[new Intl.PluralRules(language.value).select(n)] ?? forms.other;
}
