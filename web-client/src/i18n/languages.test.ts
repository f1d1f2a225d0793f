import { describe, expect, it } from 'vitest';
import { type Catalogue, catalogues, type Entry } from './catalogue';
import { type Foreign, languages } from './language';

import.meta.glob(
  ['../room/words.ts', '../rules/words.ts', '../games/*/words/index.ts', '../games/*/about.ts'],
  {
    eager: true,
  },
);
await import('.');

const BOARDS = Object.keys(import.meta.glob('../games/*/words/index.ts')).length;
const ABOUTS = Object.keys(import.meta.glob('../games/*/about.ts')).length;
const foreign = Object.keys(languages).filter((each): each is Foreign => each !== 'en');

const texts = (entry: Entry) => (typeof entry === 'string' ? [entry] : Object.values(entry));
const holes = (text: string) => [...new Set(text.match(/\{\w+\}/g) ?? [])].sort();
/** What is asked of one text: `{n}` may be left unsaid where a form says it, as in "einen". */
const asked = (entry: Entry) =>
  [...new Set(texts(entry).flatMap(holes))].filter(
    (hole) => typeof entry === 'string' || hole !== '{n}',
  );
const pages = catalogues.map(({ english, loads }) => ({
  first: Object.keys(english)[0],
  english,
  loads,
}));

/** The keys of a catalogue for which something does not hold. */
const broken = (catalogue: Catalogue, holds: (entry: Entry, key: string) => boolean) =>
  Object.entries(catalogue).flatMap(([key, entry]) => (holds(entry, key) ? [] : [key]));

describe('the words of the page', () => {
  it('are those of the frame, of rooms and pages, of every board and of every game on the shelf', () => {
    expect(pages).toHaveLength(3 + BOARDS + ABOUTS);
    expect(BOARDS).toBeGreaterThan(2);
  });
});

describe.each(foreign)('the words in %s', (language) => {
  const forms = new Intl.PluralRules(language).resolvedOptions().pluralCategories;

  describe.each(pages)('beginning with $first', ({ english, loads }) => {
    const loaded = async () => (await loads?.[language]()) ?? {};

    it('have the keys of English, none missing and none left over', async () => {
      expect(Object.keys(await loaded()).sort()).toEqual(Object.keys(english).sort());
    });

    it('have the same holes under each key', async () => {
      const words = await loaded();
      expect(
        broken(
          english,
          (entry, key) => `${asked(entry).sort()}` === `${asked(words[key] ?? '').sort()}`,
        ),
      ).toEqual([]);
    });

    it('have each plural form that the language knows, wherever English has a plural', async () => {
      const words = await loaded();
      expect(
        broken(english, (entry, key) => {
          const own = words[key] ?? '';
          return typeof entry === 'string'
            ? typeof own === 'string'
            : typeof own === 'object' && forms.every((form) => own[form] !== undefined);
        }),
      ).toEqual([]);
    });

    it('say something, with the quotes of the language and no straight ones', async () => {
      expect(
        broken(
          await loaded(),
          (entry) =>
            texts(entry).every((text) => text.trim() !== '' || text === ' ') &&
            !texts(entry).some((text) => /["“]\w|\w'|\.\.\./.test(text)),
        ),
      ).toEqual([]);
    });
  });
});
