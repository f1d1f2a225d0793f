import { type Box, FRAME_EDGE, grown, overlap } from './geometry';

/** What of a phone's page the place of the bubble depends on. */
export interface PhonePage {
  height: number;
  /** The bar of tabs at the foot. */
  tabs: Box | null;
  board: Box | null;
  /** What the step speaks of. */
  targets: readonly Box[];
  /** What of the board can be chosen now. */
  choices: readonly Box[];
}

/** Under the header. */
const HEAD = 64;
const STRIDE = 8;

/** What it costs to cover, in parts of an area, and to stand over the tabs or further up, in pixels. */
const COSTS = { target: 1000, choice: 10, board: 1, tabs: 300, way: 1 } as const;

/**
 * The upper edge of a bubble of this size, which takes a phone's whole width: in the place of the sheet, for
 * it bears the act that it speaks of; over the tabs too where the board is larger than the rest; higher up
 * where what it speaks of lies in the sheet.
 */
export function phonePlace(size: Pick<Box, 'width' | 'height'>, page: PhonePage): number {
  const lowest = page.height - size.height;
  const onTabs = (page.tabs?.y ?? page.height) - size.height;
  const places = [onTabs, lowest];
  for (let y = lowest - STRIDE; y > HEAD; y -= STRIDE) places.push(y);
  const priced = places.map((y) => ({ y, cost: costOf({ x: 0, y, ...size }, page, lowest) }));
  return priced.reduce((best, next) => (next.cost < best.cost ? next : best)).y;
}

function costOf(bubble: Box, { tabs, board, targets, choices }: PhonePage, lowest: number): number {
  const covered = (boxes: readonly Box[]) =>
    boxes.reduce((sum, box) => sum + overlap(bubble, grown(box, FRAME_EDGE)), 0);
  return (
    covered(targets) * COSTS.target +
    covered(choices) * COSTS.choice +
    (board ? overlap(bubble, board) * COSTS.board : 0) +
    (tabs && overlap(bubble, tabs) > 0 ? COSTS.tabs : 0) +
    (lowest - bubble.y) * COSTS.way
  );
}
