import { describe, expect, it } from 'vitest';
import { bubblePlace, type Corner, type Surroundings } from './bubble-place';
import { type Box, overlap } from './geometry';

const size = { width: 336, height: 172 };

const at = (corner: Corner): Box => ({ ...corner, ...size });

const box = (x: number, y: number, width: number, height: number): Box => ({ x, y, width, height });

/** How much of these the bubble hides. */
const hidden = (corner: Corner, boxes: readonly Box[]) =>
  boxes.reduce((sum, each) => sum + overlap(at(corner), each), 0);

/** Economy at 1440 x 900: spaces of 74 px from 355, 105; the lit ones after a throw of 3; five buttons. */
const space = (column: number, row: number) => box(355 + column * 74, 105 + row * 74, 70, 70);
const lit = [
  ...[space(2, 0), space(5, 0), space(1, 1), space(6, 1), space(0, 2), space(7, 2)],
  ...[space(7, 5), space(1, 6), space(6, 6), space(2, 7), space(5, 7)],
];
const buttons = [0, 1, 2, 3, 4].map((i) => box(270 + i * 150, 818, 140, 54));
const desk: Surroundings = {
  ...{ width: 1440, height: 900 },
  targets: [space(0, 5)],
  choices: [...lit, ...buttons],
  column: box(1050, 92, 376, 794),
  board: null,
};

/** Greement at 1366 x 650: the buttons stand beside the board, one below the other. */
const rows = [0, 1, 2, 3, 4, 5, 6].map((i) => box(750, 190 + i * 56, 284, 50));
const low: Surroundings = {
  ...{ width: 1366, height: 650 },
  targets: [box(520, 270, 50, 50)],
  choices: [...rows, box(470, 270, 50, 50), box(570, 270, 50, 50), box(520, 220, 50, 50)],
  column: box(1056, 78, 300, 562),
  board: null,
};

describe('the bubble', () => {
  it('hides no lit space and no button on a wide screen', () => {
    expect(hidden(bubblePlace(size, desk), [...desk.targets, ...desk.choices])).toBe(0);
  });

  it('hides no button where they stand beside the board', () => {
    expect(hidden(bubblePlace(size, low), [...low.targets, ...low.choices])).toBe(0);
    const button = { ...low, targets: [...low.targets, ...rows.slice(0, 1)] };
    expect(hidden(bubblePlace(size, button), [...button.targets, ...low.choices])).toBe(0);
  });

  it('leaves the board free where the column has room', () => {
    const table = { ...desk, targets: [space(5, 4)], board: box(270, 92, 766, 700) };
    const corner = bubblePlace(size, table);
    expect(hidden(corner, [table.board])).toBe(0);
    expect(hidden(corner, table.column ? [table.column] : [])).toBeGreaterThan(0);
  });

  it('stands beside what it speaks of where that hides nothing', () => {
    const alone = { ...desk, targets: [space(3, 3)], choices: buttons };
    expect(bubblePlace(size, alone)).toEqual({ x: 355 + 3 * 74 + 70 + 20, y: 105 + 3 * 74 - 20 });
  });

  it('goes over the log where the whole board can be chosen', () => {
    const all = [0, 1, 2, 3, 4, 5, 6, 7].flatMap((column) =>
      [0, 1, 2, 3, 4, 5, 6, 7].map((row) => space(column, row)),
    );
    const { x, y } = bubblePlace(size, {
      ...desk,
      choices: [...all, ...buttons, box(14, 92, 1030, 794)],
    });
    expect(x).toBeGreaterThanOrEqual(1044);
    expect(y).toBeGreaterThan(0);
  });

  it('covers choices rather than what it speaks of', () => {
    const full = { ...desk, choices: [box(0, 60, 1440, 840)] };
    expect(hidden(bubblePlace(size, full), desk.targets)).toBe(0);
  });

  it('does not cut off the edge of what can be chosen, to be nearer', () => {
    const slivers = [
      box(680, 350, 1, 20),
      box(560, 350, 1, 20),
      box(500, 220, 1, 20),
      box(500, 450, 1, 20),
    ];
    const edge = { ...desk, targets: [space(3, 3)], choices: [...slivers, ...buttons] };
    expect(hidden(bubblePlace(size, edge), [...edge.targets, ...edge.choices])).toBe(0);
  });

  it('stays within the window', () => {
    const corner = bubblePlace(size, { ...desk, targets: [box(1400, 880, 40, 20)] });
    expect(corner.x + size.width).toBeLessThanOrEqual(1440);
    expect(corner.y + size.height).toBeLessThanOrEqual(900);
  });

  it('does not wander for a little, and moves for its target', () => {
    const corner = bubblePlace(size, desk);
    const fewer = { ...desk, choices: buttons };
    expect(bubblePlace(size, fewer, corner)).toEqual(corner);
    const over = { ...desk, targets: [at(corner)] };
    expect(hidden(bubblePlace(size, over, corner), over.targets)).toBe(0);
  });
});
