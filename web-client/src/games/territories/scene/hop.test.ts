import { afterEach, describe, expect, it, vi } from 'vitest';
import { arrivalRate, glide } from './hop';

const points = [
  { x: 0, y: 0 },
  { x: 60, y: 0 },
];

/** A piece on the page whose way has come so far when its time is over. */
function goingTo(currentTime: number | null, playState: AnimationPlayState) {
  const going = { currentTime, playState, updatePlaybackRate: vi.fn(), cancel: vi.fn() };
  document.body.innerHTML = '<i data-piece="1"></i>';
  const piece = document.querySelector('i') as HTMLElement;
  piece.animate = () => going as never;
  // It is over a frame before its time.
  glide(1, points, 620)();
  return going;
}

afterEach(() => {
  document.body.innerHTML = '';
});

describe('what is left of a way once its time is over', () => {
  it('takes 120 ms at most, and is never slowed', () => {
    expect(arrivalRate(600)).toBe(5);
    expect(arrivalRate(120)).toBe(1);
    expect(arrivalRate(16)).toBe(1);
    expect(arrivalRate(0)).toBe(1);
  });

  it('is gone, not cut', () => {
    const late = goingTo(360, 'running');
    expect(late.updatePlaybackRate).toHaveBeenCalledWith(2);
    expect(late.cancel).not.toHaveBeenCalled();
    expect(goingTo(null, 'running').updatePlaybackRate).toHaveBeenCalledWith(5);
    expect(goingTo(600, 'finished').updatePlaybackRate).not.toHaveBeenCalled();
  });
});
