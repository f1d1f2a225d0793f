import { describe, expect, it } from 'vitest';
import { type Box, overlap } from './geometry';
import { type PhonePage, phonePlace } from './phone-place';

const box = (x: number, y: number, width: number, height: number): Box => ({ x, y, width, height });

/** A phone of 390 x 844: seats, a board over its width, the sheet, and the tabs at the foot. */
const tall: PhonePage = {
  height: 844,
  tabs: box(0, 794, 390, 50),
  board: box(8, 118, 374, 374),
  targets: [],
  choices: [],
};

/** One of 360 x 640: the board leaves less than 180 pixels. */
const low: PhonePage = {
  ...tall,
  height: 640,
  tabs: box(0, 590, 360, 50),
  board: box(8, 118, 344, 344),
};

const size = { width: 390, height: 170 };

/** How much of these the bubble hides. */
function hidden(page: PhonePage, boxes: readonly Box[], { width, height } = size): number {
  const y = phonePlace({ width, height }, page);
  return boxes.reduce((sum, each) => sum + overlap({ x: 0, y, width, height }, each), 0);
}

const boards = ({ board }: PhonePage) => (board ? [board] : []);

describe('the bubble of a phone', () => {
  it('stands in the place of the sheet, on the tabs, where that leaves the board free', () => {
    expect(phonePlace(size, tall)).toBe(794 - 170);
  });

  it('lies over the tabs of a low one rather than over the board', () => {
    expect(phonePlace(size, low)).toBe(640 - 170);
    expect(hidden(low, boards(low))).toBe(0);
  });

  it('covers no button of the sheet that its step speaks of', () => {
    const button = box(8, 700, 180, 54);
    expect(hidden({ ...tall, targets: [button] }, [button])).toBe(0);
  });

  it('leaves the head of the sheet in sight, and the board, where it speaks of that', () => {
    const head = box(270, 610, 110, 26);
    const page = { ...tall, targets: [head] };
    expect(hidden(page, [head, ...boards(page)])).toBe(0);
  });

  it('covers as little as can be of a board that leaves no room', () => {
    const large = { width: 360, height: 220 };
    expect(phonePlace(large, { ...low, targets: boards(low) })).toBe(640 - 220);
  });
});
