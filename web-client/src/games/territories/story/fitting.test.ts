import { describe, expect, it } from 'vitest';
import type { StoryLine } from '../../game';
import { fitted } from './fitting';
import { newsBare, newsBrief, newsWords } from './news';

const args = { seat: 2, owner: 3, dice: [3, 5], field: 'mountain-village', paid: 1600 };
const line: StoryLine = { key: '1', own: false, code: 'rent-paid', args };
const told = (names: Record<number, string>, room: number) => {
  const name = (seat: number) => names[seat] ?? '';
  return fitted(
    [(called) => newsWords(line, called, 1), (called) => newsBrief(line, 1, called)],
    (called) => newsBare(line, 1, called),
    name,
    (words) => words.length <= room,
  );
};

describe('a line of the middle', () => {
  const short = { 2: 'Jonas', 3: 'Mireille' };
  const long = { 2: 'Maximilian', 3: 'Bartholomäus' };

  it('is a whole sentence where there is room for it, else a brief one', () => {
    expect(told(short, 60)).toBe('Jonas pays Mireille 1,600, rent of Mountain Village');
    expect(told(short, 45)).toBe('Jonas pays Mireille 1,600 · Village');
  });

  it('never loses what a purchase has cost, nor what was bought', () => {
    const bought: StoryLine = {
      ...line,
      code: 'bought',
      args: { seat: 2, dice: [1, 1], field: 'mountain', price: 2000 },
    };
    const words = (room: number, called = 'Sprocket') =>
      fitted(
        [(name) => newsBrief(bought, 1, name)],
        (name) => newsBare(bought, 1, name),
        () => called,
        (told) => told.length <= room,
      );
    expect(words(32)).toBe('Sprocket buys Mountain for 2,000');
    expect(words(34, 'Bartholomäus')).toBe('Bartholom… buys Mountain for 2,000');
  });

  it('has whole names, or as much of them as there is room for, and never less than eight letters', () => {
    expect(told(long, 45)).toBe('Maximilian pays Bartholomäus 1,600 · Village');
    expect(told(long, 43)).toBe('Maximilian pays Bartholomäus 1,600');
    expect(told(long, 33)).toBe('Maximilian pays Bartholomä… 1,600');
    expect(told(long, 20)).toBe('Maximili… pays Bartholo… 1,600');
  });
});
