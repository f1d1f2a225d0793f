import { describe, expect, it } from 'vitest';
import type { StoryLine } from '../../games/game';
import { digestOf } from './digest';

const game = { line: ({ code }: StoryLine) => ({ text: ['', code, '.'] }) };
const lines = (...codes: string[]): StoryLine[] =>
  codes.map((code, i) => ({ key: `line-${i}`, own: false, code, args: {} }));

describe('what somebody missed', () => {
  it('is named, with whose turn it is', () => {
    expect(digestOf(game, lines('Jonas buys G5'), 'Mireille is on turn.')).toBe(
      'You missed: Jonas buys G5. Mireille is on turn.',
    );
  });

  it('names first what touches the reader, in the order in which it was', () => {
    const yours = (line: StoryLine) => ({
      ...game.line(line),
      toReader: line.code.includes('you'),
    });
    const missed = lines('Jonas pays you 40', 'b', 'c', 'd', 'you pay 3', 'e');
    expect(digestOf({ line: yours }, missed, 'Now Ben is on turn.')).toBe(
      'You missed: Jonas pays you 40. you pay 3. e. (and 3 more) Now Ben is on turn.',
    );
  });

  it('begins after what the reader did himself', () => {
    const bySeat = (line: StoryLine) => ({
      ...game.line(line),
      seat: line.code.startsWith('You') ? 1 : 2,
    });
    const missed = lines('You roll 6', 'You take a card', 'Cog rolls 1', 'You roll 2');
    expect(digestOf({ line: bySeat }, missed, '', 1)).toBe('You missed: Cog rolls 1. You roll 2.');
    expect(digestOf({ line: bySeat }, missed.slice(0, 2), '', 1)).toBe('');
    expect(digestOf({ line: bySeat }, missed.slice(0, 1), '')).toBe('You missed: You roll 6.');
  });

  it('is nothing where nothing was', () => {
    expect(digestOf(game, [], 'Mireille is on turn.')).toBe('');
  });

  it('is told in few words however much it was: the newest of it, and how much was before', () => {
    const many = lines(...Array.from({ length: 40 }, (_, i) => `round-${i}`));
    expect(digestOf(game, many, '')).toBe(
      'You missed: round-37. round-38. round-39. (and 37 more)',
    );
    const long = lines('a'.repeat(100), 'b'.repeat(90), 'c'.repeat(80));
    expect(digestOf(game, long, '')).toBe(`You missed: ${'c'.repeat(80)}. (and 2 more)`);
  });
});
