import { describe, expect, it } from 'vitest';
import { kept, zoomedAt, zoomedTo } from './zoom';

describe('the zoom', () => {
  it('keeps its window on the map', () => {
    expect(kept({ by: 9, x: 2, y: -1 })).toEqual({ by: 3, x: 1 - 1 / 3, y: 0 });
    expect(kept({ by: 0.5, x: 0.3, y: 0.3 })).toEqual({ by: 1, x: 0, y: 0 });
  });

  it('keeps the point under the fingers where it is', () => {
    expect(zoomedAt({ by: 1, x: 0, y: 0 }, 2, { x: 0.5, y: 0.5 })).toEqual({
      by: 2,
      x: 0.25,
      y: 0.25,
    });
  });

  it('goes to a point, in a window lower than the board too, and never beyond the edge', () => {
    expect(zoomedTo(2, { x: 0.5, y: 0.5 })).toEqual({ by: 2, x: 0.25, y: 0.25 });
    expect(zoomedTo(2, { x: 0, y: 1 }, 0.5)).toEqual({ by: 2, x: 0, y: 0.75, high: 0.5 });
  });
});
