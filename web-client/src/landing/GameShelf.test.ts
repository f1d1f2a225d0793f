import { describe, expect, it } from 'vitest';
import { isPlayable } from './GameShelf';

const greement = { id: 'greement', minSeats: 2, maxSeats: 8, options: [] };

describe('a game on the shelf', () => {
  it('can be opened when the server lists it', () => {
    expect(isPlayable('greement', [greement])).toBe(true);
  });

  it('waits for later when the server lists others', () => {
    expect(isPlayable('economy', [greement])).toBe(false);
  });

  it('is not put off while the server has not been heard', () => {
    expect(isPlayable('economy', undefined)).toBe(true);
    expect(isPlayable('economy', 'unreachable')).toBe(true);
  });
});
