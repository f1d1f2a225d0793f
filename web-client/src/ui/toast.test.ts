import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { announcements } from './aria';
import { shownToast, toast } from './toast';

describe('a toast', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('goes after four seconds', () => {
    toast('Link copied', 'done');
    vi.advanceTimersByTime(3999);
    expect(shownToast.value?.text).toBe('Link copied');
    vi.advanceTimersByTime(1);
    expect(shownToast.value).toBeUndefined();
  });

  it('takes the place of the one before and has its own four seconds', () => {
    toast('Jonas bought G5 for 4');
    vi.advanceTimersByTime(3000);
    toast('Sold out.', 'refused');
    vi.advanceTimersByTime(3000);
    expect(shownToast.value?.text).toBe('Sold out.');
  });

  it('is said at once when it refuses', () => {
    toast('Too dear: E5 costs 7, you have 5.', 'refused');
    expect(announcements.assertive.value).toContain('Too dear');
  });
});
