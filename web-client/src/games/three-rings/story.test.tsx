import { readFileSync } from 'node:fs';
import { render } from 'preact';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { speak } from '../../i18n/catalogue';
import { languages } from '../../i18n/language';
import type { StoryLine } from '../game';
import { lineFace, refusalWords } from './story';
import { en } from './words';

const NAMES = ['Anna', 'Jonas', 'Mireille'];
const name = (seat: number) => NAMES[seat - 1] ?? 'nobody';

type Args = Record<string, unknown>;

const RENT = { seat: 1, to: 2, space: 'S13', rent: 6 };
const TRADE = {
  seat: 1,
  to: 2,
  number: 9,
  cash: 2,
  borrow: 4,
  takeDebt: 3,
  spaces: ['S12'],
  wantMoney: 1,
  wantDebt: 5,
  wantSpaces: ['S08', 'R01'],
};

/** Arguments as a server sends them with each code, in all that a line can say. */
const LINES: Record<string, readonly Args[]> = {
  'has-chosen': [{ seat: 1 }],
  'rolls-for-first': [{ seats: [1, 2, 3], dice: [5, 2, 5] }],
  begins: [{ seat: 3, order: [3, 1, 2] }],
  round: [{ round: 4 }],
  'claims-start': [{ seat: 1, space: 'R14' }],
  sells: [{ seat: 1, spaces: ['R15', 'R10'], amount: 6 }],
  repays: [{ seat: 1, amount: 2 }],
  'calls-out-rightly': [{ seat: 1, accused: 2 }],
  'calls-out-wrongly': [{ seat: 1, accused: 2 }],
  discards: [{ seat: 1, goal: 'culture' }],
  'chooses-openly': [{ seat: 1, goal: 'service' }],
  'takes-rooftop': [{ seat: 1, ring: 'rural', power: 'productivity' }],
  rate: [{ rate: 2 }, { rate: 0 }],
  level: [{ level: -1 }, { level: 2 }, { level: 0 }],
  'own-goal': [{ seat: 1, goal: 'virtual' }],
  consolidates: [{ seat: 1, spaces: ['R04', 'R12'], take: 'S24' }],
  rolls: [{ seat: 1, ring: 'urban', die: 5, space: 'U10' }],
  'rolls-across': [{ seat: 1, ring: 'rural', die: 4, space: 'R02' }],
  'pays-interest': [
    { seat: 1, due: 2, cash: 2, debt: 0 },
    { seat: 1, due: 2, cash: 0, debt: 2 },
    { seat: 1, due: 2, cash: 1, debt: 1 },
  ],
  'calls-rightly': [{ seat: 1, number: 3, die: 3 }],
  'calls-wrongly': [{ seat: 1, number: 3, die: 4 }],
  claims: [{ seat: 1, space: 'S08', price: 5, cash: 2, debt: 2, spaces: ['R01'] }],
  'claims-behind': [{ seat: 1, space: 'S03', price: 5, cash: 0, debt: 5, spaces: [] }],
  'claims-free': [{ seat: 1, space: 'R17' }],
  'offers-rent': [{ ...RENT, cash: 0, borrow: 1, takeDebt: 3, spaces: ['R20'], number: 7 }],
  'pays-rent': [
    { ...RENT, cash: 6, borrow: 0, takeDebt: 0, spaces: [] },
    { ...RENT, cash: 2, borrow: 4, takeDebt: 0, spaces: [] },
    { ...RENT, cash: 2, borrow: 0, takeDebt: 0, spaces: ['R20'] },
  ],
  'refuses-rent': [{ seat: 2, payer: 1, rent: 6 }],
  'forgoes-rent': [{ seat: 2, payer: 1, rent: 6 }],
  'offers-trade': [TRADE],
  trades: [
    { ...TRADE, borrowed: 1 },
    { ...TRADE, wantMoney: 0, wantDebt: 0, wantSpaces: [], borrowed: 0 },
  ],
  'refuses-trade': [{ seat: 2 }],
  'withdraws-trade': [{ seat: 1 }],
  placed: [{ seat: 1, space: 'S09' }],
  'time-is-up': [{ seat: 1 }],
  absent: [{ seat: 1 }],
  'came-back': [{ seat: 1 }],
  left: [{ seat: 1 }],
  declares: [{ seat: 1 }],
  ends: [
    { reason: 'declared', seats: [1] },
    { reason: 'wealth', seats: [1] },
    { reason: 'achieved', seats: [1] },
    { reason: 'net-wealth', seats: [1] },
    { reason: 'net-wealth', seats: [1, 3] },
    { reason: 'last-player', seats: [1] },
    { reason: 'last-player', seats: [] },
  ],
  'ends-by-rounds': [
    { reason: 'wealth', seats: [1] },
    { reason: 'achieved', seats: [1] },
    { reason: 'net-wealth', seats: [1] },
    { reason: 'net-wealth', seats: [1, 3] },
  ],
};

/** All refusals of the rules; without arguments as a list of moves gives some of them. */
const REFUSALS: Record<string, readonly Args[]> = {
  'unknown-action': [{}],
  'not-a-player': [{}],
  'game-over': [{}],
  'not-your-turn': [{ seat: 2 }, {}],
  'wrong-phase': [{ phase: 'after-roll' }],
  'bad-parameter': [{ parameter: 'space' }],
  'goal-not-in-hand': [{ goal: 'culture' }, {}],
  'not-rural-agriculture': [{ space: 'S01' }],
  'not-vacant': [{ space: 'S01' }, {}],
  'called-out-this-turn': [{}],
  'wealth-cannot-declare': [{}],
  'goal-not-met': [{}],
  'unknown-player': [{ player: 3 }],
  'cannot-call-yourself': [{}],
  'already-called-out': [{}],
  'no-goal-left': [{}],
  'turn-already-begun': [{}],
  'not-enough-properties': [{ missing: 2 }],
  'helicopter-used': [{}],
  'rooftop-taken': [{ ring: 'rural' }, {}],
  'interest-at-zero': [{}],
  'not-owner': [{ space: 'S01' }, {}],
  'different-ring': [{}],
  'different-industry': [{}],
  'no-inward-ring': [{ ring: 'urban' }],
  'wrong-ring': [{ ring: 'suburban' }],
  'wrong-industry': [{}],
  'ring-fixed': [{ ring: 'suburban' }],
  'exceeds-debt': [{ debt: 9 }, {}],
  'insufficient-funds': [{ needed: 5, cash: 3 }, {}],
  'exceeds-due': [{ due: 2 }],
  'empty-offer': [{}],
  'exceeds-rent': [{ rent: 6 }],
  'exceeds-claimants-debt': [{ theirDebt: 4 }],
  'only-cash-left': [{}],
  'offer-gone': [{}],
  'already-claimed': [{}],
  'already-traded': [{}],
  'not-a-property': [{ space: 'R05' }],
  'payment-not-exact': [{ paid: 4, price: 5 }, {}],
  'cannot-trade-with-yourself': [{}],
  'no-property-in-trade': [{}],
  'not-theirs': [{ space: 'S01' }, {}],
  'exceeds-their-debt': [{ theirDebt: 4 }],
  'exceeds-own-debt': [{ debt: 4 }],
  'bad-borrow': [{}],
};

const every = (samples: Record<string, readonly Args[]>) =>
  Object.entries(samples).flatMap(([code, all]) => all.map((args) => [code, args] as const));

const line = (code: string, args: Args, own = false): StoryLine => ({ key: code, code, args, own });

function told(code: string, args: Args): string {
  const place = document.createElement('p');
  render(lineFace(line(code, args), name).text, place);
  return place.textContent ?? '';
}

describe.each(Object.keys(languages) as (keyof typeof languages)[])('in %s', (language) => {
  beforeAll(() => speak(language));
  afterAll(() => speak('en'));

  it.each(every(LINES))('the line %s has its sentence, with %o', (code, args) => {
    const words = told(code, args);
    expect(words).not.toMatch(/[{}]|undefined|null|NaN|nobody|\[object|(line|space|goal|on)\.\w/);
    expect(words).not.toBe(code);
    expect(words.length).toBeGreaterThan(3);
  });

  it.each(every(REFUSALS))('the refusal %s has its sentence, with %o', (code, args) => {
    const words = refusalWords(code, args, name);
    expect(words).toMatch(/\.$/);
    expect(words).not.toMatch(/[{}]|undefined|null|NaN|(space|goal|on)\.\w/);
  });
});

/** The codes of all lines with the names of their arguments, as the server tells them. */
function toldByServer(): Record<string, readonly string[]> {
  const file = '../server/src/test/resources/three-rings/lines.json';
  const lines = JSON.parse(readFileSync(file, 'utf8'));
  return { ...lines.public, ...lines.own };
}

describe('a line', () => {
  it('has a sample for each that the server tells, with the arguments that come with it', () => {
    const asText = (pairs: readonly (readonly [string, readonly string[]])[]) =>
      [...new Set(pairs.map(([code, names]) => `${code}: ${[...names].sort().join()}`))].sort();
    const samples = every(LINES).map(([code, args]) => [code, Object.keys(args)] as const);
    expect(asText(samples)).toEqual(asText(Object.entries(toldByServer())));
  });

  it('has a sample for each sentence of the catalogue', () => {
    const codes = Object.keys(en)
      .filter((key) => key.startsWith('line.'))
      .map((key) => key.slice(5).split('.')[0]);
    expect([...new Set(codes)].sort()).toEqual(Object.keys(LINES).sort());
  });

  it('tells a claim with all that it was paid with', () => {
    const [sample = {}] = LINES.claims ?? [];
    expect(told('claims', sample)).toBe('Anna claims Cinema, 5: 2 cash, 2 new debt, Wheat Field.');
  });

  it('tells a rent in money alone shortly, and any other with what was given', () => {
    const [cash = {}, borrowed = {}, mixed = {}] = LINES['pays-rent'] ?? [];
    expect(told('pays-rent', cash)).toBe('Anna pays Jonas 6 rent for Playhouse.');
    expect(told('pays-rent', borrowed)).toBe(
      'Anna pays Jonas 6 rent for Playhouse, 4 of it borrowed.',
    );
    expect(told('pays-rent', mixed)).toBe(
      'Anna settles 6 rent with Jonas for Playhouse: 2 cash, Remote Work Cabin.',
    );
  });

  it('names whose debt is taken over for a rent', () => {
    const [offer = {}] = LINES['offers-rent'] ?? [];
    expect(told('offers-rent', { ...offer, takeDebt: 4, spaces: [] })).toContain(
      '4 of Jonas’s debt',
    );
  });

  it('tells both sides of a trade with whose debt goes where, and an empty one as nothing', () => {
    const [whole = {}, gift = {}] = LINES.trades ?? [];
    expect(told('trades', whole)).toBe(
      'Anna and Jonas trade: Anna gives 2 cash, 4 borrowed, Game Studio and takes over 3 of Jonas’s debt; Jonas gives 1 cash, Cinema, Wheat Field and takes over 5 of Anna’s debt. Jonas borrows 1 of it.',
    );
    expect(told('trades', gift)).toMatch(/; Jonas gives nothing\.$/);
  });

  it('lists what is sold', () => {
    const spaces = ['R15', 'R10', 'S27'];
    expect(told('sells', { seat: 1, spaces, amount: 13 })).toBe(
      'Anna sells Stone Quarry, Podcast Barn and Data Centre for 13.',
    );
  });

  it('stands across the log where a round begins', () => {
    expect(lineFace(line('round', { round: 2 }), name)).toMatchObject({ rule: true });
  });

  it('lights the spaces that it names, each once', () => {
    const spaces = (code: string, args: Args) => lineFace(line(code, args), name).spaces;
    expect(spaces('consolidates', LINES.consolidates?.[0] ?? {})).toEqual(['S24', 'R04', 'R12']);
    expect(spaces('trades', LINES.trades?.[0] ?? {})).toEqual(['S12', 'S08', 'R01']);
    expect(spaces('declares', { seat: 1 })).toBeUndefined();
  });

  it('for the reader alone has no medal, and shows the code of a sentence it does not know', () => {
    expect(lineFace(line('own-goal', { seat: 1, goal: 'virtual' }, true), name).seat).toBe(
      undefined,
    );
    expect(told('the-sky-fell', {})).toBe('the-sky-fell');
  });
});

describe('a refusal', () => {
  it('names what is known of it', () => {
    expect(refusalWords('not-your-turn', { seat: 2 }, name)).toBe('Jonas is on turn.');
    expect(refusalWords('wrong-ring', { ring: 'urban' }, name)).toBe(
      'This must be on the urban ring.',
    );
    expect(refusalWords('payment-not-exact', { paid: 4, price: 5 }, name)).toBe(
      'The price is 5, you pay 4.',
    );
  });

  it('has a sample for each sentence of the catalogue', () => {
    const codes = Object.keys(en)
      .filter((key) => key.startsWith('refused.'))
      .map((key) => key.slice(8).split('.')[0]);
    expect([...new Set(codes)].sort()).toEqual(Object.keys(REFUSALS).sort());
  });

  it('leaves the codes of the frame to the frame', () => {
    expect(refusalWords('too-many-connections', {}, name)).toBeUndefined();
  });
});
