/** A rectangle of the window. */
export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Narrower than this a page is a phone's. */
export const PHONE = 720;

/** How far a frame lies outside of what it is round: no further, or it hides the price next door. */
const FRAME = 1;

/** Where the outer edge of a frame is: half of its line lies beyond it. */
export const FRAME_EDGE = FRAME + 2;

/** The box that is larger by so much on every side. */
export function grown({ x, y, width, height }: Box, by: number): Box {
  return { x: x - by, y: y - by, width: width + 2 * by, height: height + 2 * by };
}

/** The smallest box that holds all of them; null for none. */
export function unionOf(boxes: readonly Box[]): Box | null {
  if (boxes.length === 0) return null;
  const x = Math.min(...boxes.map((box) => box.x));
  const y = Math.min(...boxes.map((box) => box.y));
  const right = Math.max(...boxes.map((box) => box.x + box.width));
  const foot = Math.max(...boxes.map((box) => box.y + box.height));
  return { x, y, width: right - x, height: foot - y };
}

/** The area that two boxes have in common. */
export function overlap(a: Box, b: Box): number {
  const across = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x);
  const down = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y);
  return across > 0 && down > 0 ? across * down : 0;
}

/** What two boxes have in common; null for nothing. */
export function common(a: Box, b: Box): Box | null {
  const x = Math.max(a.x, b.x);
  const y = Math.max(a.y, b.y);
  const width = Math.min(a.x + a.width, b.x + b.width) - x;
  const height = Math.min(a.y + a.height, b.y + b.height) - y;
  return width > 0 && height > 0 ? { x, y, width, height } : null;
}

/** The larger part of a box that a cover across it leaves, above or below; null for nothing. */
export function without({ x, y, width, height }: Box, cover: Box): Box | null {
  const above = Math.min(height, cover.y - y);
  const below = Math.min(height, y + height - cover.y - cover.height);
  if (Math.max(above, below) <= 0) return null;
  return above >= below
    ? { x, y, width, height: above }
    : { x, y: y + height - below, width, height: below };
}

/** How far two boxes are from each other, 0 where they touch. */
export function apart(a: Box, b: Box): number {
  const across = Math.max(a.x - b.x - b.width, b.x - a.x - a.width, 0);
  const down = Math.max(a.y - b.y - b.height, b.y - a.y - a.height, 0);
  return Math.hypot(across, down);
}

/** The frame round a box, as a path; its corners are as round as those of the box. */
export function around(box: Box & { radius?: number }): string {
  const { x, y, width, height } = grown(box, FRAME);
  if (!box.radius) return `M${x} ${y}h${width}v${height}h${-width}Z`;
  const r = box.radius + FRAME;
  const [across, down] = [width - 2 * r, height - 2 * r];
  const corner = (dx: number, dy: number) => `a${r} ${r} 0 0 1 ${dx} ${dy}`;
  return `M${x + r} ${y}h${across}${corner(r, r)}v${down}${corner(-r, r)}h${-across}${corner(-r, -r)}v${-down}${corner(r, -r)}Z`;
}

/**
 * A bow from the frame of one box to that of another, between the sides that face each other; it crosses
 * neither. Null where the frames touch.
 */
export function bow(from: Box, to: Box): string | null {
  const [a, b] = [grown(from, FRAME_EDGE), grown(to, FRAME_EDGE)];
  const [ax, ay] = [a.x + a.width / 2, a.y + a.height / 2];
  const [bx, by] = [b.x + b.width / 2, b.y + b.height / 2];
  if (b.y >= a.y + a.height) return upright(ax, a.y + a.height, bx, b.y);
  if (a.y >= b.y + b.height) return upright(ax, a.y, bx, b.y + b.height);
  if (b.x >= a.x + a.width) return level(a.x + a.width, ay, b.x, by);
  if (a.x >= b.x + b.width) return level(a.x, ay, b.x + b.width, by);
  return null;
}

const SAMPLES = 32;

/** How much of a bow lies off these boxes, from 0 to 1. */
export function freeOf(line: string, boxes: readonly Box[]): number {
  const [ax = 0, ay = 0, bx = 0, by = 0, cx = 0, cy = 0, dx = 0, dy = 0] = (
    line.match(/-?[\d.]+/g) ?? []
  ).map(Number);
  const at = (t: number, a: number, b: number, c: number, d: number) =>
    (1 - t) ** 3 * a + 3 * (1 - t) ** 2 * t * b + 3 * (1 - t) * t ** 2 * c + t ** 3 * d;
  const points = Array.from({ length: SAMPLES }, (_, i) => {
    const t = (i + 0.5) / SAMPLES;
    return { x: at(t, ax, bx, cx, dx), y: at(t, ay, by, cy, dy), width: 0.1, height: 0.1 };
  });
  const free = points.filter((point) => boxes.every((box) => overlap(box, point) === 0));
  return free.length / SAMPLES;
}

function upright(x: number, y: number, toX: number, toY: number): string {
  const middle = (y + toY) / 2;
  return `M${x} ${y}C${x} ${middle} ${toX} ${middle} ${toX} ${toY}`;
}

function level(x: number, y: number, toX: number, toY: number): string {
  const middle = (x + toX) / 2;
  return `M${x} ${y}C${middle} ${y} ${middle} ${toY} ${toX} ${toY}`;
}
