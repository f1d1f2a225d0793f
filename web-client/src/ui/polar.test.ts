import { describe, expect, it } from 'vitest';
import { point, sector } from './polar';

describe('polar drawing', () => {
  it('begins at twelve and goes clockwise', () => {
    expect(point(100, 0)).toEqual([0, -100]);
    expect(point(100, 90)).toEqual([100, -0]);
    expect(point(100, 180)).toEqual([0, 100]);
  });

  it('closes a sector', () => {
    expect(sector(100, 50, 0, 90)).toBe('M0 -100A100 100 0 0 1 100 0L50 0A50 50 0 0 0 0 -50Z');
  });
});
