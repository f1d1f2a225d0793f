import { describe, expect, it } from 'vitest';
import { apart, around, bow, FRAME_EDGE, overlap, unionOf } from './geometry';

const square = { x: 500, y: 200, width: 60, height: 60 };
const button = { x: 300, y: 700, width: 100, height: 50 };

/** Where a path begins and where it ends. */
function ends(path: string | null): number[][] {
  const numbers = [...(path ?? '').matchAll(/-?[\d.]+/g)].map(Number);
  return [numbers.slice(0, 2), numbers.slice(-2)];
}

describe('the frame of a button', () => {
  it('has its round corners, one pixel further out, and ends where it began', () => {
    const path = around({ ...button, radius: 10 });
    expect(path.match(/a11 11 /g)).toHaveLength(4);
    expect(path.startsWith('M310 699h80')).toBe(true);
    expect(around(button)).not.toContain('a');
  });
});

describe('the dotted line', () => {
  it('goes from frame to frame, and enters none of them', () => {
    const edge = FRAME_EDGE;
    expect(ends(bow(square, button))).toEqual([
      [530, 260 + edge],
      [350, 700 - edge],
    ]);
    expect(ends(bow(button, square))).toEqual([
      [350, 700 - edge],
      [530, 260 + edge],
    ]);
  });

  it('leaves at the side where the button stands beside the board', () => {
    const beside = { x: 800, y: 210, width: 200, height: 40 };
    const edge = FRAME_EDGE;
    expect(ends(bow(square, beside))).toEqual([
      [560 + edge, 230],
      [800 - edge, 230],
    ]);
    expect(ends(bow(beside, square))).toEqual([
      [800 - edge, 230],
      [560 + edge, 230],
    ]);
  });

  it('is not drawn between frames that touch', () => {
    expect(bow(square, { ...square, x: 565 })).toBeNull();
  });
});

describe('boxes', () => {
  it('have one box about all of them', () => {
    const all = { x: 300, y: 200, width: 260, height: 550 };
    expect(unionOf([square, button])).toEqual(all);
    expect(unionOf([])).toBeNull();
  });

  it('say how much they share and how far off they are', () => {
    expect(overlap(square, { ...square, x: 530, y: 250 })).toBe(300);
    expect(overlap(square, { ...square, x: 560 })).toBe(0);
    expect(apart(square, { ...square, x: 590, y: 300 })).toBe(50);
    expect(apart(square, square)).toBe(0);
  });
});
