import { describe, expect, it } from 'vitest';
import { isSeatColour, patternFill, seatColours, seatLooks } from './seats';

describe('seats', () => {
  it('are eight, told apart by any one of colour, pattern and mark', () => {
    const looks = Object.values(seatLooks);
    for (const sign of ['colour', 'pattern', 'mark'] as const) {
      expect(new Set(looks.map((look) => look[sign])).size).toBe(8);
    }
  });

  it('are offered in the order of the seats', () => {
    expect(seatColours[0]).toBe('madder');
    expect(seatColours[7]).toBe('tar');
  });

  it('are looked up by the names on the wire only', () => {
    expect(isSeatColour('woad')).toBe(true);
    expect(isSeatColour('mauve')).toBe(false);
    expect(isSeatColour('toString')).toBe(false);
  });

  it('fill with their own pattern', () => {
    expect(patternFill('sky')).toBe('url(#pattern-sky)');
  });
});
