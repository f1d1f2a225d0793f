import { signal } from '@preact/signals';
import { render } from 'preact';
import { describe, expect, it } from 'vitest';
import { sectors } from './cards';
import { rows } from './spaces';
import { lineFace, refusalWords } from './story';
import { en } from './words';

const NAMES = ['Anna', 'Jonas', 'Mireille', 'Cleo'];
const name = (seat: number) => NAMES[seat - 1] ?? 'nobody';

/** Arguments as a server sends them with each code. */
const LINES: Record<string, Record<string, unknown>> = {
  starts: { seat: 1 },
  'play-begins': { seat: 1 },
  stuck: { seat: 2, die: 3 },
  rolled: { seat: 2, die: 5 },
  'knocked-out': { seat: 2, die: 5, rival: 1 },
  'turned-down': { seat: 2 },
  'turned-up': { seat: 4 },
  'turned-up-and-took': { seat: 4 },
  'took-property': { seat: 1 },
  'sector-paid': { seat: 1 },
  'part-two': {},
  'time-up': { seat: 3 },
  autopilot: { seat: 3 },
  'came-back': { seat: 3 },
  won: { seats: [2] },
  'turn-limit': { seats: [2, 3] },
};

const REFUSALS: Record<string, Record<string, unknown>> = {
  'game-over': {},
  'not-a-player': {},
  'wrong-phase': { phase: 'roll' },
  'not-your-turn': { seat: 2 },
  'bad-parameter': { parameter: 'to' },
  'not-in-hand': { card: 'toys-shop-1' },
  'bad-space': { space: 'k9' },
  'space-taken': { space: 'a1' },
  'too-close': { space: 'a1', card: 'food-shop-2' },
  'no-cards': {},
  unreachable: { space: 'd4', die: 3 },
  'bad-path': { space: 'd4', die: 3 },
  'bad-corner': { corner: 'd4' },
};

function told(code: string, args: Record<string, unknown>, reader: number | null = null): string {
  const page = document.createElement('p');
  render(
    lineFace({ key: code, own: false, code, args }, { name, seat: signal(reader) }).text,
    page,
  );
  return page.textContent ?? '';
}

describe('every line of the story', () => {
  it.each(Object.entries(LINES))('%s is a whole sentence', (code, args) => {
    const text = told(code, args);
    expect(text).not.toMatch(/[{}]|undefined|null|NaN|nobody/);
    expect(text).not.toBe(code);
  });

  it.each(Object.entries(LINES))('%s names no space, and nothing of a card', (code, args) => {
    const text = told(code, args).toLowerCase();
    for (const word of [...rows.flat(), ...sectors, 'invention', 'factory', 'shop']) {
      expect(text).not.toContain(word);
    }
  });

  it('has a sample for each sentence of the catalogue', () => {
    const codes = Object.keys(en)
      .filter((key) => key.startsWith('line.'))
      .map((key) => key.slice(5).split('.')[0]);
    expect([...new Set(codes)].sort()).toEqual(Object.keys(LINES).sort());
  });

  it('tells who was knocked out, and a shared victory', () => {
    expect(told('knocked-out', LINES['knocked-out'] ?? {})).toBe(
      'Jonas rolls 5 and knocks Anna out.',
    );
    expect(told('knocked-out', LINES['knocked-out'] ?? {}, 1)).toBe(
      'Jonas rolls 5 and knocks you out.',
    );
    expect(told('knocked-out', LINES['knocked-out'] ?? {}, 2)).toBe(
      'You roll 5 and knock Anna out.',
    );
    expect(told('won', { seats: [1] }, 1)).toBe('You win.');
    expect(told('won', { seats: [1, 3] })).toBe('Anna and Mireille share the victory.');
  });
});

describe('every refusal', () => {
  it.each(Object.entries(REFUSALS))('%s has its sentence', (code, args) => {
    const words = refusalWords(code, args, name);
    expect(words).toMatch(/\.$/);
    expect(words).not.toMatch(/[{}]|undefined|nobody/);
  });

  it('tells the sector of a card that is too close', () => {
    expect(refusalWords('too-close', REFUSALS['too-close'] ?? {}, name)).toBe(
      'Another FOOD card touches this space.',
    );
  });
});
