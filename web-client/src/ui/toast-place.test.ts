import { describe, expect, it } from 'vitest';
import { aboveFoot, footOfBoard } from './toast-place';

describe('where toasts stand', () => {
  it('is at the foot of a board, in its middle, however much stands under or beside it', () => {
    const place = footOfBoard(new DOMRect(192, 78, 536, window.innerHeight - 288));
    expect(place).toEqual({ middle: 460, foot: 210, head: 78 });
  });

  it('is above what is stuck to the foot of a phone', () => {
    expect(aboveFoot(new DOMRect(0, 500, 390, 344))).toEqual({ middle: 195, foot: 344 });
  });
});
