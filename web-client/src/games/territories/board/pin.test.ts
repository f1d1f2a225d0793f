import { describe, expect, it } from 'vitest';
import { further, pinOf, tipOf } from './pin';

describe('the outline of a piece with a tail', () => {
  it('is its circle but where it runs out into the tip', () => {
    expect(pinOf(3, { x: 0, y: 5 })).toBe('M2.4 1.8L0 5L-2.4 1.8A3 3 0 1 1 2.4 1.8Z');
    expect(tipOf(3, { x: 0, y: 5 })).toBe('M2.4 1.8L0 5L-2.4 1.8A3 3 0 0 0 2.4 1.8Z');
  });

  it('grows outwards', () => {
    expect(further({ x: 0, y: -10 }, 2)).toEqual({ x: 0, y: -12 });
  });
});
