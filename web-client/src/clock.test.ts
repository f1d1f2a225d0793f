import { effect } from '@preact/signals';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { clockFace, now } from './clock';

describe('a clock face', () => {
  it('counts a started second as a whole one', () => {
    expect(clockFace(107_000)).toBe('1:47');
    expect(clockFace(106_001)).toBe('1:47');
    expect(clockFace(9_000)).toBe('0:09');
  });

  it('has hours from the first one on', () => {
    expect(clockFace(3_599_000)).toBe('59:59');
    expect(clockFace(93_707_000)).toBe('26:01:47');
  });

  it('stops at nothing', () => {
    expect(clockFace(0)).toBe('0:00');
    expect(clockFace(-500)).toBe('0:00');
  });
});

describe('now', () => {
  afterEach(() => void vi.useRealTimers());

  it('ticks only while it is watched', () => {
    vi.useFakeTimers({ now: 1_000_000 });
    const seen: number[] = [];
    const stop = effect(() => void seen.push(now.value));
    vi.advanceTimersByTime(500);
    stop();
    expect(seen.at(-1)).toBe(1_000_500);
    expect(vi.getTimerCount()).toBe(0);
  });
});
