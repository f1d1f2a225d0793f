import { describe, expect, it } from 'vitest';
import { colourOf, patternFill, seatLooks } from './seats';

describe('seats', () => {
  it('are eight, told apart by any one of colour, pattern and mark', () => {
    const looks = Object.values(seatLooks);
    for (const sign of ['colour', 'pattern', 'mark'] as const) {
      expect(new Set(looks.map((look) => look[sign])).size).toBe(8);
    }
  });

  it('are known by their numbers on the wire', () => {
    expect(colourOf(1)).toBe('madder');
    expect(colourOf(8)).toBe('tar');
    expect(() => colourOf(0)).toThrow(RangeError);
    expect(() => colourOf(9)).toThrow(RangeError);
  });

  it('fill with their own pattern', () => {
    expect(patternFill('sky')).toBe('url(#pattern-sky)');
  });
});
