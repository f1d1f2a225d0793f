import type { ComponentChildren } from 'preact';
import { type Catalogue, type Entry, hold, type Loads, type Plural } from './catalogue';
import { figure } from './figure';
import { language } from './language';

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

/** Makes the `t` of one catalogue; every reader follows the language that is spoken. */
export function translator<const C extends Catalogue>(english: C, loads?: Loads<C>): Translator<C> {
  const { loaded } = hold(english, loads);
  const pieces = (key: keyof C & string, values: Record<string, unknown>): unknown[] => {
    const entry = (loaded.value[language.value] ?? english)[key] as Entry;
    const text = typeof entry === 'string' ? entry : plural(entry, Number(values.n));
    return text.split(HOLE).map((piece, i) => (i % 2 ? written(values[piece]) : piece));
  };
  const t = (key: keyof C & string, values = {}) => pieces(key, values).join('');
  // Preact writes an empty text and a nought anew with each drawing, and a region that speaks would say it again.
  t.rich = (key: keyof C & string, values = {}) =>
    pieces(key, values)
      .filter((piece) => piece !== '')
      .map((piece) => (typeof piece === 'number' ? String(piece) : piece)) as ComponentChildren[];
  return t as Translator<C>;
}

/** Numbers as the language writes them; small whole ones are written everywhere as they are. */
function written(value: unknown): unknown {
  if (typeof value !== 'number' || (Number.isInteger(value) && Math.abs(value) < 1000))
    return value;
  return figure(value);
}

function plural(forms: Plural, n: number): string {
  return forms[new Intl.PluralRules(language.value).select(n)] ?? forms.other;
}
