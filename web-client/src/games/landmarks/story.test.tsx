import { readFileSync } from 'node:fs';
import { render } from 'preact';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { speak } from '../../i18n/catalogue';
import { languages } from '../../i18n/language';
import { cardName, cardObject, effectWords } from './card-words';
import { line } from './fixture/small';
import { lineFace, refusalWords } from './story';
import { en } from './words';
import { nameWords } from './words/names';

const NAMES = ['Anna', 'Jonas', 'Mireille'];
const name = (seat: number) => NAMES[seat - 1] ?? 'nobody';

type Args = Record<string, unknown>;

/** Arguments as a server sends them with each code, in all that a line can say. */
const LINES: Record<string, readonly Args[]> = {
  order: [{ seats: [2, 1, 3] }],
  round: [{ round: 4 }],
  'extra-go': [{ seat: 1 }],
  rolls: [
    { seat: 1, dice: [3], total: 3 },
    { seat: 1, dice: [4, 5], total: 9 },
  ],
  'rolls-again': [{ seat: 1, first: [1, 2] }],
  'rolls-and-adds': [{ seat: 1, dice: [5, 5], total: 12 }],
  tuna: [{ seat: 1, dice: [3, 4] }],
  pays: [{ seat: 1, to: 2, amount: 2, card: 'cafe', copies: 2 }],
  'pays-short': [
    { seat: 1, to: 2, amount: 1, card: 'cafe', copies: 2, owed: 1 },
    { seat: 1, to: 2, amount: 0, card: 'cafe', copies: 2, owed: 2 },
  ],
  'pays-bank': [
    { seat: 1, amount: 2, card: 'loan-office', copies: 1 },
    { seat: 1, amount: 2, card: 'park', copies: 1 },
  ],
  'pays-bank-short': [
    { seat: 1, amount: 1, card: 'loan-office', copies: 1, owed: 1 },
    { seat: 1, amount: 0, card: 'loan-office', copies: 1, owed: 2 },
  ],
  takes: [
    { seat: 1, amount: 5, card: 'mine', copies: 1 },
    { seat: 1, amount: 5, card: 'park', copies: 1 },
  ],
  collect: [
    {
      seats: [1, 1, 2],
      amounts: [5, 2, 1],
      cards: ['mine', 'wheat-field', 'wheat-field'],
      copies: [1, 2, 1],
    },
  ],
  'city-hall': [{ seat: 1 }],
  airport: [{ seat: 1, amount: 10 }],
  borrows: [{ seat: 1, amount: 5 }],
  reopens: [
    { seat: 1, card: 'cafe', copies: 1 },
    { seat: 1, card: 'cafe', copies: 3 },
  ],
  closes: [
    { seat: 1, card: 'winery', copies: 1 },
    { seat: 1, card: 'winery', copies: 2 },
  ],
  demolishes: [{ seat: 1, card: 'harbour' }],
  gives: [{ seat: 1, card: 'mine', to: 2 }],
  returns: [{ seat: 1, card: 'convention-center' }],
  builds: [
    { seat: 1, card: 'mine', cost: 6 },
    { seat: 1, card: 'general-store', cost: 0 },
  ],
  'builds-nothing': [{ seat: 1 }],
  completes: [{ seat: 1 }],
  invests: [{ seat: 1 }],
  away: [{ seat: 1 }],
  'came-back': [{ seat: 1 }],
  'wants-mode': [
    { seat: 1, mode: 'live' },
    { seat: 1, mode: 'postal' },
  ],
  'no-mode': [
    { seat: 1, mode: 'live' },
    { seat: 1, mode: 'postal' },
  ],
  mode: [{ mode: 'live' }, { mode: 'postal' }],
  'orders-opened': [{ turn: 7 }],
  'orders-closed': [{ turn: 7 }],
  candidates: [
    {
      seat: 1,
      cards: ['shopping-mall', 'mine', 'stadium', 'forest', 'cafe'],
      fates: ['insufficient-funds', 'not-on-offer', 'already-owned', 'bought', 'not-tried'],
    },
    { seat: 1, cards: [], fates: [] },
  ],
  won: [{ seats: [2] }, { seats: [1, 3] }],
};

/** All refusals of the rules, in the order in which they are tested. */
const REFUSALS: Record<string, readonly Args[]> = {
  'unknown-action': [{}],
  'not-a-player': [{}],
  'game-over': [{}],
  'wrong-mode': [{ mode: 'live' }, { mode: 'postal' }],
  'not-your-turn': [{ seat: 2 }, {}],
  'wrong-phase': [{ phase: 'roll' }],
  'bad-parameter': [{ parameter: 'to' }],
  'no-train-station': [{}],
  'not-constructed': [{ card: 'harbour' }],
  'self-target': [{}],
  'tower-card': [{ card: 'stadium' }],
  'card-not-owned': [{ card: 'mine' }],
  'opponent-lacks-card': [{ card: 'mine' }],
  'nothing-to-close': [{ card: 'mine' }],
  'not-in-play': [{ card: 'mine' }, {}],
  'already-owned': [{ card: 'stadium' }, {}],
  'not-on-offer': [{ card: 'mine' }, {}],
  'insufficient-funds': [{ cost: 6, coins: 5 }, {}],
  'must-choose': [{ phase: 'demolish' }],
  'wrong-turn': [{ turn: 7 }],
  'wrong-go-count': [{ goes: 1 }, { goes: 2 }],
  'too-many-candidates': [{ most: 5 }],
  'bad-order': ORDERS().map((field) => ({ field })),
  'no-orders': [{}],
  'not-away': [{}],
  'same-mode': [{ mode: 'live' }],
  'bad-option': [{ option: 'marketSize' }],
  'too-few-types': [{ types: 9, least: 10 }],
};

/** The fields of the orders for a go. */
function ORDERS(): readonly string[] {
  const many = ['rerollOn', 'keepDoubles', 'addTwoOn', 'demolish', 'give', 'swap', 'renovate'];
  return ['dice', ...many, 'activate', 'tv', 'buy', 'invest'];
}

const every = (samples: Record<string, readonly Args[]>) =>
  Object.entries(samples).flatMap(([code, all]) => all.map((args) => [code, args] as const));

function told(code: string, args: Args): string {
  const page = document.createElement('p');
  render(lineFace(line(code, args), name).text, page);
  return page.textContent ?? '';
}

const CARDS = Object.keys(nameWords).map((key) => key.slice('card.'.length));

describe.each(Object.keys(languages) as (keyof typeof languages)[])('in %s', (language) => {
  beforeAll(() => speak(language));
  afterAll(() => speak('en'));

  it.each(every(LINES))('the line %s is a whole sentence, with %o', (code, args) => {
    const text = told(code, args);
    expect(text).not.toMatch(/[{}]|undefined|null|NaN|nobody|\[object/);
    expect(text).not.toMatch(/line\.|fate\.|card\.|(^| )a\./);
    expect(text).not.toBe(code);
    expect(text.length).toBeGreaterThan(3);
  });

  it.each(every(REFUSALS))('the refusal %s has its sentence, with %o', (code, args) => {
    const words = refusalWords(code, args, name);
    expect(words).toMatch(/\.$/);
    expect(words).not.toMatch(/[{}]|undefined|null|NaN|nobody|field\./);
  });

  it('every card has a name, a form as something that is built, and one rule', () => {
    expect(CARDS).toHaveLength(46);
    for (const card of CARDS) {
      expect(cardName(card)).not.toBe(card);
      expect(cardObject(card)).not.toBe(card);
      expect(effectWords(card)).toMatch(/\.$/);
    }
  });

  it('no two cards have one name', () => {
    expect(new Set(CARDS.map(cardName)).size).toBe(CARDS.length);
  });
});

/** The codes of all lines with the names of their arguments, as the server tells them. */
function toldByServer(): Record<string, readonly string[]> {
  const file = '../server/src/test/resources/landmarks/lines.json';
  const lines = JSON.parse(readFileSync(file, 'utf8'));
  return { ...lines.public, ...lines.own };
}

describe('a line', () => {
  it('has a sample for each that the server tells, with the arguments that come with it', () => {
    const samples = Object.entries(LINES).flatMap(([code, all]) =>
      all.map((args) => [code, Object.keys(args).sort()] as const),
    );
    const told = Object.entries(toldByServer()).map(
      ([code, names]) => [code, [...names].sort()] as const,
    );
    const asText = (pairs: readonly (readonly [string, readonly string[]])[]) =>
      [...new Set(pairs.map(([code, names]) => `${code}: ${names.join()}`))].sort();
    expect(asText(samples)).toEqual(asText(told));
  });

  it('has a sample for each sentence of the catalogue', () => {
    const codes = Object.keys(en)
      .filter((key) => key.startsWith('line.'))
      .map((key) => key.slice(5).split('.')[0]);
    expect([...new Set(codes)].sort()).toEqual(Object.keys(LINES).sort());
  });

  it('tells who pays whom for what, and what cannot be paid', () => {
    expect(told('pays', { seat: 3, to: 2, amount: 4, card: 'cafe', copies: 2 })).toBe(
      'Mireille pays Jonas 4 (2 × Cafe).',
    );
    const short = { seat: 3, to: 2, amount: 1, card: 'cafe', copies: 1, owed: 1 };
    expect(told('pays-short', short)).toBe(
      'Mireille pays Jonas 1 (Cafe); 1 more owed, cannot pay.',
    );
  });

  it('tells what the bank pays all players, each once', () => {
    expect(told('collect', LINES.collect?.[0] ?? {})).toBe(
      'The bank pays Anna 7 (Mine, 2 × Wheat Field), Jonas 1 (Wheat Field).',
    );
  });

  it('counts copies by the plural of the language', async () => {
    expect(told('closes', { seat: 2, card: 'cafe', copies: 1 })).toContain('Cafe in the town');
    expect(told('closes', { seat: 2, card: 'cafe', copies: 3 })).toContain('3 × Cafe');
    await speak('de');
    expect(told('closes', { seat: 2, card: 'cafe', copies: 3 })).toMatch(/^3 × Café .* schließen/);
    await speak('en');
  });

  it('tells the reader alone what became of each candidate', () => {
    const [sample = {}] = LINES.candidates ?? [];
    expect(told('candidates', sample)).toBe(
      'What you wanted to build: Shopping Mall too dear; Mine not on offer; Stadium yours already; Forest built; Cafe not tried any more.',
    );
    expect(lineFace(line('candidates', sample, true), name).seat).toBeUndefined();
  });

  it('stands across the log where a round or a turn by post begins', () => {
    expect(lineFace(line('round', { round: 2 }), name)).toMatchObject({ rule: true });
    expect(lineFace(line('builds', { seat: 2, card: 'mine', cost: 6 }), name)).toMatchObject({
      seat: 2,
    });
  });

  it('lights the cards that it names, each once', () => {
    expect(lineFace(line('collect', LINES.collect?.[0]), name).spaces).toEqual([
      'mine',
      'wheat-field',
    ]);
    expect(lineFace(line('builds', { seat: 2, card: 'mine', cost: 6 }), name).spaces).toEqual([
      'mine',
    ]);
    expect(lineFace(line('invests', { seat: 2 }), name).spaces).toBeUndefined();
  });

  it('shows the code of a sentence that it does not know', () => {
    expect(told('the-sky-fell', {})).toBe('the-sky-fell');
  });
});

describe('a refusal', () => {
  it('names the player on turn, and the price where it is known', () => {
    expect(refusalWords('not-your-turn', { seat: 2 }, name)).toBe('Jonas is on turn.');
    expect(refusalWords('insufficient-funds', { cost: 6, coins: 5 }, name)).toBe(
      'Too dear: it costs 6, you have 5.',
    );
  });

  it('leaves the codes of the frame to the frame', () => {
    expect(refusalWords('too-many-connections', {}, name)).toBeUndefined();
  });
});
