import { describe, expect, it } from 'vitest';
import { nextOf } from './arrows';
import { centreOf as inFrame } from './frame';
import { centreOf as inCircle } from './geometry';

const ARROWS = ['ArrowUp', 'ArrowRight', 'ArrowDown', 'ArrowLeft'];

describe('the arrows', () => {
  const led = (from: number, centreOf: typeof inCircle) =>
    ARROWS.map((key) => nextOf(key, from, centreOf));

  it('lead on the circle to the neighbour that lies their way', () => {
    expect(led(5, inCircle)).toEqual([6, 6, 4, 4]);
    expect(led(9, inCircle)).toEqual([9, 10, 8, 8]);
    expect(led(14, inCircle)).toEqual([13, 15, 15, 13]);
    expect(led(20, inCircle)).toEqual([21, 19, 20, 21]);
  });

  it('lead along the frame of a phone, round its corners, and not off its edge', () => {
    expect(led(4, inFrame)).toEqual([5, 4, 3, 4]);
    expect(led(6, inFrame)).toEqual([6, 7, 5, 6]);
    expect(led(9, inFrame)).toEqual([9, 10, 9, 8]);
    expect(led(15, inFrame)).toEqual([14, 15, 16, 15]);
    expect(led(20, inFrame)).toEqual([20, 19, 20, 21]);
  });
});
