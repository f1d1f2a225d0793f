import { expect, it } from 'vitest';
import { enlarged, figureSize } from './figures';

it('keeps figures readable however small the map stands, and inside their squares', () => {
  expect([1, 1.6, 1.9].map((scale) => figureSize(scale) / scale)).toEqual([
    14,
    expect.closeTo(11, 0),
    expect.closeTo(11, 0),
  ]);
  // The map of a phone 360 wide.
  expect(figureSize(692 / 288) / (692 / 288)).toBeGreaterThanOrEqual(11);
  expect(figureSize(4)).toBe(27);
});

it('enlarges words over the map as much as its figures', () => {
  expect(enlarged(figureSize(1))).toBe(1);
  expect(enlarged(figureSize(4))).toBeGreaterThan(1.5);
});
