import { describe, expect, it } from 'vitest';
import { FIELDS } from '../fields';
import { wayOf } from '../scene/hop';
import { cellOf, LOW, middleOf, TALL } from './frame';
import { alongRim, roundedLine } from './rim';

describe.each([
  ['low', LOW],
  ['tall', TALL],
])('a way along the rim of the %s frame', (_name, frame) => {
  const { x, y, width, height } = middleOf(frame);

  it('stays within the middle, off all fields, and turns at right angles', () => {
    const points = alongRim([...wayOf(1, FIELDS), 1, 2], frame);
    for (const [i, point] of points.entries()) {
      expect(point.x > x && point.x < x + width && point.y > y && point.y < y + height).toBe(true);
      const last = points[i - 1];
      if (last) expect([point.x - last.x, point.y - last.y]).toContain(0);
    }
  });

  it('passes each field at its own height', () => {
    const [point] = alongRim([9], frame);
    const cell = cellOf(9, frame);
    expect(point?.x).toBe(cell.x + cell.width / 2);
  });
});

describe('a line through points', () => {
  it('is round where it turns', () => {
    const points = [
      { x: 0, y: 0 },
      { x: 20, y: 0 },
      { x: 20, y: 20 },
    ];
    expect(roundedLine(points)).toBe('M0 0L13 0Q20 0 20 7L20 20');
    expect(roundedLine([])).toBe('');
  });
});
