import { signal } from '@preact/signals';

/** The languages a reader can choose, each named in itself. A new one starts here and in each catalogue. */
export const languages = { en: 'English', de: 'Deutsch' } as const;
export type Language = keyof typeof languages;
/** What is loaded when it is wanted; English is always there. */
export type Foreign = Exclude<Language, 'en'>;

/** The language that is spoken now; `speak` changes it. */
export const language = signal<Language>('en');

export function isLanguage(value: unknown): value is Language {
  return typeof value === 'string' && Object.hasOwn(languages, value);
}

/** The first of a browser's languages that this page speaks, whatever the country; else English. */
export function firstSpoken(wished: readonly string[]): Language {
  return wished.map((each) => each.split('-')[0]?.toLowerCase()).find(isLanguage) ?? 'en';
}
