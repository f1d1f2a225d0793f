import { describe, expect, it } from 'vitest';
import { warnings } from './TurnWatch';

describe('the warnings of a clock', () => {
  it.each([
    [180, [30, 10]],
    [86_400, [30, 10]],
    [40, [7, 3]],
    [15, [3]],
    [10, [2]],
    [5, []],
  ])('of %i seconds are spoken in the last sixth and eighteenth of its own time', (full, told) => {
    expect(warnings(full * 1000)).toEqual(told);
  });
});
