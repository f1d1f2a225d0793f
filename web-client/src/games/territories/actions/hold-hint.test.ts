import { describe, expect, it } from 'vitest';
import { lastSeconds } from './HoldHint';

const clock = { what: 'roll', seats: [1], endsAtMillis: 15_000, fullMillis: 15_000 };

describe('the clock of a throw under its button', () => {
  it('is told in its last third, whole seconds at a time', () => {
    expect(lastSeconds(clock, 0)).toBeNull();
    expect(lastSeconds(clock, 9_900)).toBeNull();
    expect(lastSeconds(clock, 10_000)).toBe(5);
    expect(lastSeconds(clock, 14_200)).toBe(1);
  });

  it('is not told once it has run out, or where there is none', () => {
    expect(lastSeconds(clock, 15_000)).toBeNull();
    expect(lastSeconds(undefined, 0)).toBeNull();
  });
});
