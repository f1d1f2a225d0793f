import { describe, expect, it } from 'vitest';
import { isDoubleTap, kept, zoomedAt, zoomedOn, zoomedTo } from './zoom';

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

  it('takes two taps for one gesture only where they fall on the same place', () => {
    const tap = (timeStamp: number, clientX: number) => ({ timeStamp, clientX, clientY: 200 });
    expect(isDoubleTap(tap(0, 100), tap(200, 120))).toBe(true);
    expect(isDoubleTap(tap(0, 100), tap(200, 154))).toBe(false);
    expect(isDoubleTap(tap(0, 100), tap(400, 100))).toBe(false);
    expect(isDoubleTap(null, tap(200, 100))).toBe(false);
  });

  it('goes to a point, in a window lower than the board too, and never beyond the edge', () => {
    expect(zoomedTo(2, { x: 0.5, y: 0.5 })).toEqual({ by: 2, x: 0.25, y: 0.25 });
    expect(zoomedTo(2, { x: 0, y: 1 }, 0.5)).toEqual({ by: 2, x: 0, y: 0.75, high: 0.5 });
  });

  it('holds all points that are meant, smaller than the width where they lie far apart', () => {
    const frame = { most: 1.45, high: 0.44, margin: 0.05 };
    const inside = (points: readonly { x: number; y: number }[]) => {
      const { by, x, y, high = 1 } = zoomedOn(points, frame);
      return points.every(
        (each) => each.x > x && each.x < x + 1 / by && each.y > y && each.y < y + high / by,
      );
    };
    const near = [
      { x: 0.4, y: 0.1 },
      { x: 0.6, y: 0.2 },
    ];
    const far = [
      { x: 0.9, y: 0.25 },
      { x: 0.96, y: 0.68 },
    ];
    expect(zoomedOn(near, frame).by).toBe(1.45);
    expect(zoomedOn(far, frame).by).toBeLessThan(1);
    expect([near, far].map(inside)).toEqual([true, true]);
  });
});
