import { afterEach, expect, it, vi } from 'vitest';
import { watchSight } from './sight';

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('counts only while the element is in sight', () => {
  vi.useFakeTimers({ toFake: ['performance'] });
  let told: (entries: readonly { isIntersecting: boolean }[]) => void = () => undefined;
  class Watching {
    constructor(follow: typeof told) {
      told = follow;
    }
    observe = () => undefined;
    disconnect = () => undefined;
  }
  vi.stubGlobal('IntersectionObserver', Watching);
  const end = watchSight(document.createElement('p'));
  vi.advanceTimersByTime(2000);
  told([{ isIntersecting: false }]);
  vi.advanceTimersByTime(9000);
  told([{ isIntersecting: true }]);
  vi.advanceTimersByTime(1000);
  expect(end()).toBe(3000);
});

it('takes what nothing can watch as seen', () => {
  vi.useFakeTimers({ toFake: ['performance'] });
  const end = watchSight(null);
  vi.advanceTimersByTime(500);
  expect(end()).toBe(500);
});
