import { afterAll, describe, expect, it } from 'vitest';
import { speak } from '../i18n/catalogue';
import { timeLeft } from './time-left';

describe('what is left of a clock', () => {
  afterAll(() => speak('en'));

  it('is told to the second below a day, and in days and hours from there on', async () => {
    expect(timeLeft(41_000)).toBe('0:41');
    expect(timeLeft(86_399_000)).toBe('23:59:59');
    expect(timeLeft(86_400_000)).toBe('1 d 0 h');
    expect(timeLeft(30.5 * 3_600_000)).toBe('1 d 6 h');
    await speak('de');
    expect(timeLeft(30.5 * 3_600_000)).toBe('1 T 6 h');
  });
});
