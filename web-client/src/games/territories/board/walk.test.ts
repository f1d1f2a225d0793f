import { describe, expect, it } from 'vitest';
import { FIELDS } from '../fields';
import { stationsOf, wayOf } from '../scene/hop';
import { LOW, middleOf, TALL } from './frame';
import { SPOT } from './geometry';
import { inCircle, inFrame } from './walk';

const round = wayOf(1, FIELDS).slice(1);
/** Of a lone piece, in the air. */
const RADIUS = { circle: 15 * 1.14, frame: 11 * 1.14 };

describe('a piece on its way', () => {
  it.each([LOW, TALL])('lies on no field of the frame', (frame) => {
    const { x, y, width, height } = middleOf(frame);
    const { over, above } = inFrame(frame);
    for (const at of stationsOf(over(round), above)) {
      expect(at.x - RADIUS.frame).toBeGreaterThan(x);
      expect(at.x + RADIUS.frame).toBeLessThan(x + width);
      expect(at.y - RADIUS.frame).toBeGreaterThan(y);
      expect(at.y + RADIUS.frame).toBeLessThan(y + height);
    }
  });

  it('keeps within the words of the circle, and hops inwards', () => {
    const { over, above } = inCircle;
    for (const at of stationsOf(over(round), above))
      expect(Math.hypot(at.x, at.y) + RADIUS.circle).toBeLessThanOrEqual(SPOT.outer + 0.2);
  });
});
