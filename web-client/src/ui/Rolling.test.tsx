import { render } from 'preact';
import { act } from 'preact/test-utils';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Rolling } from './Rolling';

const WAIT = { fall: 100, rise: 400, end: 900 };

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['requestAnimationFrame', 'cancelAnimationFrame', 'performance'] });
});

afterEach(() => {
  vi.useRealTimers();
});

/** What is seen of a figure that was 1000 and is another, after so many milliseconds. */
function seenAfter(value: number, millis: readonly number[]): readonly number[] {
  const page = document.createElement('p');
  const show = (shown: number) => {
    act(() => render(<Rolling value={shown} moving printed={String} wait={WAIT} />, page));
  };
  show(1000);
  show(value);
  let now = 0;
  return millis.map((at) => {
    act(() => void vi.advanceTimersByTime(at - now));
    now = at;
    return Number(page.querySelector('[aria-hidden]')?.textContent ?? page.textContent);
  });
}

describe('a figure that rolls', () => {
  it('stands until what it gains has arrived', () => {
    const [waiting, rolling, done] = seenAfter(2000, [380, 700, 930]);
    expect(waiting).toBe(1000);
    expect(rolling).toBeGreaterThan(1000);
    expect(rolling).toBeLessThan(2000);
    expect(done).toBe(2000);
  });

  it('stands until what it loses has left', () => {
    const [waiting, rolling, done] = seenAfter(400, [80, 400, 800]);
    expect(waiting).toBe(1000);
    expect(rolling).toBeLessThan(1000);
    expect(rolling).toBeGreaterThan(400);
    expect(done).toBe(400);
  });
});
