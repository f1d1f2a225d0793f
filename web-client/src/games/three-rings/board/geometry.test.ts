import { describe, expect, it } from 'vitest';
import { rings, spacesOf } from '../rings';
import { stepped, steppedRoof } from './arrows';
import { arcOf, bandsOf, STREET } from './geometry';

describe('the spaces of a ring', () => {
  it('lie clockwise from the street around to it again, without a gap', () => {
    for (const ring of rings) {
      const arcs = spacesOf(ring).map(arcOf);
      expect(arcs[0]?.from).toBe(STREET);
      expect(arcs.at(-1)?.to).toBeCloseTo(360 - STREET);
      for (const [i, arc] of arcs.entries()) {
        expect(arc.from).toBeCloseTo(i === 0 ? STREET : (arcs[i - 1]?.to ?? 0));
      }
    }
  });

  it('never overlap another ring, whichever is open', () => {
    for (const open of [null, ...rings]) {
      const { rural, suburban, urban } = bandsOf(open);
      expect(rural.inner).toBeGreaterThan(suburban.outer);
      expect(suburban.inner).toBeGreaterThan(urban.outer);
    }
  });
});

describe('the arrows', () => {
  it('go along a ring, across the street too', () => {
    expect(stepped('ArrowRight', 'R32')).toBe('R01');
    expect(stepped('ArrowLeft', 'U01')).toBe('U22');
    expect(stepped('End', 'S05')).toBe('S27');
    expect(stepped('Home', 'S05')).toBe('S01');
  });

  it('go across to the space at the same angle, end at the edge and go into the city', () => {
    expect(stepped('ArrowDown', 'R16')).toBe('S14');
    expect(stepped('ArrowUp', 'U01')).toBe('S01');
    expect(stepped('ArrowUp', 'R16')).toBe('R16');
    expect(stepped('ArrowDown', 'U11')).toEqual({ ring: 'rural', power: 'interest' });
  });

  it('go over the rooftops of the city by rows and columns, and out of it again', () => {
    const roof = { ring: 'rural', power: 'interest' } as const;
    expect(steppedRoof('ArrowRight', roof)).toEqual({ ring: 'rural', power: 'productivity' });
    expect(steppedRoof('ArrowDown', roof)).toEqual({ ring: 'suburban', power: 'interest' });
    expect(steppedRoof('ArrowLeft', roof)).toEqual(roof);
    expect(steppedRoof('ArrowUp', roof)).toBe('U01');
    expect(steppedRoof('Enter', roof)).toBeUndefined();
  });

  it('leave other keys alone', () => {
    expect(stepped('a', 'R01')).toBeUndefined();
  });
});
