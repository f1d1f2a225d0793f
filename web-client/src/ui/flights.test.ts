import { describe, expect, it, vi } from 'vitest';
import { arc, outline } from './flights';

describe('the way of a flight', () => {
  it('is a shallow arc from one point to the other', () => {
    const way = arc({ x: 0, y: 100 }, { x: 100, y: 100 });
    expect(way[0]).toEqual({ x: 0, y: 100 });
    expect(way.at(-1)).toEqual({ x: 100, y: 100 });
    expect(way[6]).toEqual({ x: 50, y: 82 });
  });
});

describe('where nothing may travel', () => {
  it('what changed is outlined for two seconds', () => {
    vi.useFakeTimers();
    document.body.innerHTML = '<p id="purse">3</p>';
    outline(['#purse', '#nobody']);
    expect(document.querySelector('#purse')?.className).toBe('outlined');
    vi.advanceTimersByTime(2000);
    expect(document.querySelector('#purse')?.className).toBe('');
    vi.useRealTimers();
  });
});
