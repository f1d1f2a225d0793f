import { describe, expect, it } from 'vitest';
import { isOffered } from './lists';

const greement = { id: 'greement', minSeats: 2, maxSeats: 8, options: [] };

describe('a game on the shelf', () => {
  it('can be opened when the server lists it', () => {
    expect(isOffered('greement', [greement])).toBe(true);
  });

  it('waits for later when the server lists others', () => {
    expect(isOffered('economy', [greement])).toBe(false);
  });

  it('is not put off while the server has not been heard', () => {
    expect(isOffered('economy', undefined)).toBe(true);
    expect(isOffered('economy', 'unreachable')).toBe(true);
  });
});
