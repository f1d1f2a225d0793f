import { render } from 'preact';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { growth, isShort, TurnPill } from './TurnPill';

describe('the turn pill', () => {
  beforeEach(() => void vi.useFakeTimers({ now: 1_000_000 }));
  afterEach(() => void vi.useRealTimers());

  it('grows by a pixel a second under ten seconds of a turn of three minutes', () => {
    expect(growth(undefined, 180_000)).toBe(0);
    expect(growth(12_000, 180_000)).toBe(0);
    expect(growth(9_000, 180_000)).toBe(1);
    expect(growth(0, 180_000)).toBe(10);
  });

  it('is short in the last sixth of its own time, and large in the last eighteenth', () => {
    const short = (left: number, of: number) => isShort(left * 1000, of * 1000);
    expect([30, 29].map((left) => short(left, 180))).toEqual([false, true]);
    expect([15, 9, 3, 2].map((left) => short(left, 15))).toEqual([false, false, false, true]);
    expect([10, 5, 1].map((left) => short(left, 10))).toEqual([false, false, true]);
    expect([15, 5, 1, 0].map((left) => growth(left * 1000, 15_000))).toEqual([0, 0, 0, 1]);
    expect([10, 1].map((left) => growth(left * 1000, 10_000))).toEqual([0, 0]);
    expect(isShort(5_000, undefined)).toBe(false);
  });

  it('has no time where there is no clock', () => {
    const page = document.createElement('div');
    render(<TurnPill kind="still" words="The alarm rang" />, page);
    expect(page.textContent).toBe('The alarm rang');
    expect(page.querySelector('svg')).toBeNull();
  });

  it('writes its time as every other clock does, whoever is to act', () => {
    const time = (kind: 'yours' | 'waiting') => {
      const page = document.createElement('div');
      const ends = Date.now() + 178_000;
      render(<TurnPill kind={kind} words="Anna" endsAtMillis={ends} ofMillis={180_000} />, page);
      return page.querySelector('.turn-time')?.textContent;
    };
    expect([time('waiting'), time('yours')]).toEqual(['2:58', '2:58']);
  });

  it('turns brick under thirty seconds', () => {
    const page = document.createElement('div');
    render(
      <TurnPill
        kind="yours"
        words="Your turn"
        endsAtMillis={Date.now() + 20_000}
        ofMillis={180_000}
      />,
      page,
    );
    expect(page.querySelector('.turn-pill')?.classList.contains('short')).toBe(true);
  });
});
