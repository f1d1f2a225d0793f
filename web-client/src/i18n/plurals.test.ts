import { describe, expect, it } from 'vitest';
import { type Catalogue, catalogues } from './catalogue';
import { figure, minusFigure, signedFigure } from './figure';
import { language } from './language';

import.meta.glob(['../room/words.ts', '../games/*/words/index.ts', '../games/*/about.ts'], {
  eager: true,
});
await import('.');

/** What is counted in texts, as more than one. */
const COUNTED = {
  en: 'steps|fields|squares|cards|coins|points|turns|rounds|players|seats|minutes|seconds|lines|lakes|mountains|spaces|ways|bots|watchers|mines|crops',
  de: 'Schritte|Schritten|Felder|Feldern|Karten|Münzen|Punkte|Punkten|Züge|Zügen|Runden|Plätze|Minuten|Sekunden|Stimmen|Zeilen|Angebote|Seen|Berge|Wege|Bots',
} as const;

/**
 * Where the number before the word is never one: seats of a game, a target, what is left of a clock, what
 * is out of reach or a part of a longer way, the sum of two dice, all cards.
 */
const NEVER_ONE = new Set([
  'game.players',
  'landing.stage.open',
  'vote.line',
  'open.submit.second',
  'start.odds',
  'start.with',
  'turn.players',
  'turn.seconds',
  'guide.points.line',
  'points.target',
  'banner.partTwo',
  'banner.partTwo.short',
  'told.partTwo',
  'seat.bar',
  'end.bar',
  'end.bar.out',
  'place.left',
  'refused.too-far',
  'pill.walks',
  'pill.walks.of',
  'refused.corner-first',
]);

/** The keys of texts that say "1 steps" when their number is one. */
function wrong(catalogue: Catalogue, counted: string): string[] {
  const many = new RegExp(`\\{(?!(?:seat|name|sector|whose)\\})\\w+\\}[ \\u00a0](${counted})\\b`);
  return Object.entries(catalogue).flatMap(([key, entry]) => {
    const one = typeof entry === 'string' ? entry : (entry.one ?? '');
    return many.test(one) && !NEVER_ONE.has(key) ? [key] : [];
  });
}

describe('numbers in texts', () => {
  it.each(catalogues.map(({ english }) => [Object.keys(english)[0], english] as const))(
    'have a form for one in English, in the words beginning with %s',
    (_first, english) => {
      expect(wrong(english, COUNTED.en)).toEqual([]);
    },
  );

  it.each(catalogues.map(({ english, loads }) => [Object.keys(english)[0], loads] as const))(
    'have a form for one in German, in the words beginning with %s',
    async (_first, loads) => {
      expect(wrong((await loads?.de()) ?? {}, COUNTED.de)).toEqual([]);
    },
  );

  it.each(catalogues.map(({ english }) => [Object.keys(english)[0], english] as const))(
    'are grouped where they are written out, in the words beginning with %s',
    (_first, english) => {
      const texts = Object.values(english).flatMap((entry) =>
        typeof entry === 'string' ? [entry] : Object.values(entry),
      );
      expect(texts.filter((text) => /(?<![\w-])\d{4,}/.test(text))).toEqual([]);
    },
  );
});

describe('a figure with its sign', () => {
  it('is grouped by the language of the page', () => {
    const said = () => [figure(4750), signedFigure(4750), signedFigure(-4750), minusFigure(-12940)];
    expect(said()).toEqual(['4,750', '+4,750', '−4,750', '−12,940']);
    language.value = 'de';
    expect(said()).toEqual(['4.750', '+4.750', '−4.750', '−12.940']);
    language.value = 'en';
    expect([signedFigure(0), minusFigure(0), minusFigure(12)]).toEqual(['0', '0', '12']);
  });
});
