import { describe, expect, it } from 'vitest';
import { brief, grouped, short } from './money';

describe('an amount of money', () => {
  it('is grouped by thousands in lists', () => {
    expect(grouped(12940)).toBe('12,940');
    expect(grouped(0)).toBe('0');
  });

  it('has five signs at most in the narrow columns of the chances', () => {
    const sums = [500, 4000, 4300, 4750, 2345, 9990, 10_000, 12_940].map(brief);
    expect(sums).toEqual(['500', '4k', '4.3k', '4.75k', '2.34k', '9.99k', '10k', '13k']);
  });

  it('is short where there is little room, to a tenth of a thousand below ten', () => {
    expect([0, 540, 5150, 9020, 12940, 30000].map(short)).toEqual([
      '0',
      '540',
      '5.1k',
      '9.0k',
      '13k',
      '30k',
    ]);
    expect(short(9999)).toBe('9.9k');
  });
});
