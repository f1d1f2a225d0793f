import { describe, expect, it } from 'vitest';
import { nextByArrow } from './arrows';

describe('an arrow among squares that can be had', () => {
  const open = ['E4', 'D6', 'F6', 'E7'];

  it('leads to the nearest that way', () => {
    expect(nextByArrow('ArrowDown', 'E4', open)).toBe('E7');
    expect(nextByArrow('ArrowRight', 'D6', open)).toBe('F6');
    expect(nextByArrow('ArrowUp', 'E7', open)).toBe('E4');
  });

  it('leads nowhere where none lies that way, nor does any other key', () => {
    expect(nextByArrow('ArrowRight', 'F6', open)).toBeUndefined();
    expect(nextByArrow('ArrowDown', 'E7', open)).toBeUndefined();
    expect(nextByArrow('ArrowUp', 'E4', open)).toBeUndefined();
    expect(nextByArrow('ArrowRight', 'E4', ['E4'])).toBeUndefined();
    expect(nextByArrow('Enter', 'E4', open)).toBeUndefined();
  });
});
