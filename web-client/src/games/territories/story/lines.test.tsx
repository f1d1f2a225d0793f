import { signal } from '@preact/signals';
import { render } from 'preact';
import { describe, expect, it } from 'vitest';
import type { StoryLine } from '../../game';
import { en } from '../words';
import { lineFace } from './lines';
import { refusalWords } from './refusals';
import { lineArgs, refusalArgs } from './samples';

const NAMES = ['Anna', 'Ben', 'Cleo'];
const name = (seat: number) => NAMES[seat - 1] ?? 'nobody';

function face(code: string, args: Record<string, unknown>, reader: number | null = null) {
  const line: StoryLine = { key: code, own: false, code, args };
  return lineFace(line, { name, seat: signal(reader), colour: () => 'plum' });
}

function told(
  code: string,
  args: Record<string, unknown> = lineArgs[code] ?? {},
  reader: number | null = null,
): string {
  const page = document.createElement('p');
  render(face(code, args, reader).text, page);
  return page.textContent ?? '';
}

describe('every line of the story', () => {
  it.each(Object.keys(lineArgs))('%s is a whole sentence', (code) => {
    const text = told(code);
    expect(text).toMatch(/\.\s?$/);
    expect(text).not.toMatch(/[{}]|undefined|null|NaN|nobody|field\./);
    expect(text.length).toBeGreaterThan(3);
  });

  it('is the reader’s concern where it names him, and everybody’s where it says who is out', () => {
    const of = (code: string, reader: number) => face(code, { ...lineArgs[code], seat: 2 }, reader);
    expect(of('bought', 2).toReader).toBe(true);
    expect(of('bought', 1).toReader).toBeUndefined();
    expect(of('bought', 1).toAll).toBeUndefined();
    expect(of('out', 1).toAll).toBe(true);
  });

  it('says of a throw that the table made for the reader that it did', () => {
    const line: StoryLine = { key: '1', own: false, code: 'bought', args: lineArgs.bought ?? {} };
    const page = document.createElement('p');
    const reader = { name, seat: signal(1), colour: () => 'plum' as const };
    render(lineFace(line, reader, { isByTable: true }).text, page);
    expect(page.textContent).toMatch(/^You throw .* Thrown for you\.$/);
  });

  it('says what a rival has left', () => {
    const line: StoryLine = { key: '1', own: false, code: 'bought', args: lineArgs.bought ?? {} };
    const page = document.createElement('p');
    const reader = { name, seat: signal(2), colour: () => 'plum' as const };
    render(lineFace(line, reader, { left: 1150 }).text, page);
    expect(page.textContent).toMatch(/^Anna throws .*\. \(1,150 left\)$/);
  });

  it('has a sample for each sentence of the catalogue', () => {
    const codes = Object.keys(en)
      .filter((key) => key.startsWith('line.'))
      .map((key) => key.slice(5).split('.')[0]);
    expect([...new Set(codes)].sort()).toEqual(Object.keys(lineArgs).sort());
  });
});

describe('a line', () => {
  it('tells a landing with its throw, its field and its owner', () => {
    expect(told('rent-paid')).toBe('Ben throws 3+5, lands on Tower: pays 3,200 rent to Cleo.');
    expect(told('bought')).toBe('Anna throws 2+4, lands on Mountain Village: bought for 4,750.');
    expect(told('too-dear')).toBe(
      'Anna throws 6+4, lands on Castle: buys nothing, needs 8,000, has 6,400.',
    );
    expect(face('rent-paid', lineArgs['rent-paid'] ?? {})).toMatchObject({
      seat: 2,
      spaces: ['tower'],
    });
  });

  it('tells a payment in part and what it ends in', () => {
    expect(told('rent-paid-in-part')).toContain('has 1,100 of 3,200: Cleo gets 1,100.');
    expect(told('out')).toBe('Ben is out. 7 fields are free again.');
    expect(told('out', { seat: 2, freed: 0 }).trim()).toBe('Ben is out.');
    expect(told('resigned')).toBe('Ben gives up; 4,200 leaves the game. 1 field is free again.');
  });

  it('names all who share the win after the last turn', () => {
    expect(told('turn-limit')).toContain('Anna wins by assets.');
    expect(told('turn-limit', { seats: [1, 3] })).toContain('Anna and Cleo share the win');
  });

  it('shows the code of a sentence it does not know', () => {
    expect(told('the-sky-fell', {})).toBe('the-sky-fell');
  });
});

describe('a line, to whom it is about,', () => {
  const to = (reader: number, code: string) => told(code, lineArgs[code], reader);

  it.each(Object.entries(lineArgs))('%s calls him “you”', (code, { seat, owner }) => {
    for (const reader of [seat, owner].filter((each) => typeof each === 'number')) {
      const text = to(reader, code);
      expect(text).toMatch(/\byou(rs)?\b/i);
      expect(text).not.toContain(name(reader));
      expect(text).not.toMatch(/[{}]|undefined|nobody/);
    }
  });

  it('speaks of what he does and of what he is paid', () => {
    expect(to(2, 'rent-paid')).toBe('You throw 3+5, land on Tower: you pay 3,200 rent to Cleo.');
    expect(to(3, 'rent-paid')).toBe('Ben throws 3+5, lands on Tower: pays you 3,200 rent.');
    expect(to(1, 'rent-paid')).toBe('Ben throws 3+5, lands on Tower: pays 3,200 rent to Cleo.');
  });

  it('says at the start which colour the lot has given him', () => {
    expect(to(1, 'starts')).toBe('Ben begins, by lot. Your colour: Plum, the lantern.');
    expect(told('starts').trim()).toBe('Ben begins, by lot.');
  });
});

describe('every refusal', () => {
  it.each(Object.entries(refusalArgs))('%s has its sentence', (code, args) => {
    const words = refusalWords(code, args, name);
    expect(words).toMatch(/\.$/);
    expect(words).not.toMatch(/[{}]|undefined|nobody/);
  });

  it('says what a phase asks for first', () => {
    expect(refusalWords('wrong-phase', { phase: 'tax' }, name)).toContain('Caravan');
    expect(refusalWords('wrong-phase', { phase: 'roll' }, name)).toContain('just now');
    expect(refusalWords('not-your-turn', { seat: 2 }, name)).toBe('Ben is on turn.');
  });

  it('leaves the codes of the frame to the frame', () => {
    expect(refusalWords('too-fast', {}, name)).toBeUndefined();
  });
});
