import { describe, expect, it } from 'vitest';
import { warnings } from './TurnWatch';

describe('the warnings of a clock', () => {
  it.each([
    [180, [30, 10]],
    [86_400, [30, 10]],
    [40, [7, 3]],
    [15, [5]],
    [10, [4]],
    [5, [2]],
  ])(
    'of %i seconds are spoken in its last sixth and eighteenth, and early enough to act',
    (full, told) => {
      expect(warnings(full * 1000)).toEqual(told);
    },
  );
});
