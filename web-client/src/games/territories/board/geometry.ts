import { FIELDS } from '../fields';

/*
 * The circle: everything in units of its drawing, which is a box of 760 with the origin in its
 * middle. Field 1 lies at the lower left, the numbers go clockwise.
 */

export const BOX = 760;
export const RIM = 372;
export const OUTER = 352;
export const INNER = 206;
/** The band of an owner, outside of the fields. */
export const BAND = { outer: 369, inner: 353 } as const;
/** The arc that colours what a throw reaches, on the inner edge. */
export const REACH = { outer: INNER + 4, inner: INNER - 4 } as const;
export const TOKEN = { radius: 361, r: 11 } as const;

const FIRST_DEGREES = -144;
export const STEP_DEGREES = 360 / FIELDS;

export interface Point {
  x: number;
  y: number;
}

/** The middle of a field, clockwise from twelve o'clock. */
export function degreesOf(number: number): number {
  return FIRST_DEGREES + (number - 1) * STEP_DEGREES;
}

export function pointAt(radius: number, degrees: number): Point {
  const angle = (degrees * Math.PI) / 180;
  return { x: rounded(radius * Math.sin(angle)), y: rounded(-radius * Math.cos(angle)) };
}

/** A field's own part of a ring between two radii, as a path; `less` degrees narrower on each side. */
export function sectorOf(number: number, outer: number, inner: number, less = 0): string {
  const from = degreesOf(number) - STEP_DEGREES / 2 + less;
  const to = from + STEP_DEGREES - 2 * less;
  const [a, b, c, d] = [
    pointAt(outer, from),
    pointAt(outer, to),
    pointAt(inner, to),
    pointAt(inner, from),
  ];
  const arc = (radius: number, sweep: 0 | 1, { x, y }: Point) =>
    `A${radius} ${radius} 0 0 ${sweep} ${x} ${y}`;
  return `M${a.x} ${a.y}${arc(outer, 1, b)}L${c.x} ${c.y}${arc(inner, 0, d)}Z`;
}

/** The place of an owner's band: it lies a little apart from its neighbours. */
export function slotOf(number: number): string {
  return sectorOf(number, BAND.outer, BAND.inner, 0.35);
}

/** The edge of a field as far as nothing of its neighbours hides it. */
export function edgeOf(number: number): string {
  return sectorOf(number, OUTER - 4, INNER + 6, 0.7);
}

/** Where the number of a throw sits on the field it reaches. */
export function reachAt(number: number): Point {
  return pointAt(INNER, degreesOf(number));
}

export interface Spot extends Point {
  r: number;
}

/** How far from the middle of the circle a lone piece stands, and where the field is its words'. */
export const SPOT = { radius: 235, outer: 252 } as const;

/** How far apart pieces stand, and how large, by how many share the field. */
const CROWDS: readonly { r: number; apart: number; most: number }[] = [
  { r: 15, apart: 0, most: 1 },
  { r: 14, apart: 30, most: 2 },
  { r: 10.5, apart: 23.5, most: 3 },
  { r: 9, apart: 10.2, most: 6 },
];
/** How far from the middle those of two rows stand: outside of the number of a throw. */
const ROWS = [228.5, 244.5] as const;

/**
 * Where the pieces on one field stand: in a row along the inner edge, more than three by turns in two rows, so
 * that none hides another.
 */
export function spotsOn(number: number, count: number): readonly Spot[] {
  const crowd = CROWDS.find(({ most }) => count <= most) ?? { r: 9, apart: 10.2 };
  return Array.from({ length: count }, (_, i) => {
    const across = (i - (count - 1) / 2) * crowd.apart;
    const radius = count > 3 ? (ROWS[i % 2] ?? SPOT.radius) : SPOT.radius;
    const degrees = degreesOf(number) + (across / radius) * (180 / Math.PI);
    return { ...pointAt(radius, degrees), r: crowd.r };
  });
}

/** The words of a name on two lines of about one length, or on one if they are short. */
export function linesOf(name: string): readonly string[] {
  const words = name.split(' ');
  if (words.length < 2 || name.length <= 9) return [name];
  const cuts = words.slice(1).map((_, i) => {
    const lines = [words.slice(0, i + 1).join(' '), words.slice(i + 1).join(' ')];
    return { lines, longest: Math.max(...lines.map((line) => line.length)) };
  });
  return cuts.reduce((best, cut) => (cut.longest < best.longest ? cut : best)).lines;
}

/** So far from one point towards another, but no further than half the way. */
export function towards(from: Point, to: Point, by: number): Point {
  const distance = Math.hypot(to.x - from.x, to.y - from.y);
  const share = distance === 0 ? 0 : Math.min(0.5, by / distance);
  return { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share };
}

/** To so many parts of a unit. */
export function rounded(value: number, parts = 10): number {
  return Math.round(value * parts) / parts;
}

export function clamped(value: number, least: number, most: number): number {
  return Math.min(most, Math.max(least, value));
}

export type Corner = 'left-top' | 'right-top' | 'right-bottom' | 'left-bottom';

/** The corners of the box, and how far a card reaches into it from there. */
const CORNERS: readonly [Corner, Point][] = [
  ['left-top', { x: -1, y: -1 }],
  ['right-top', { x: 1, y: -1 }],
  ['right-bottom', { x: 1, y: 1 }],
  ['left-bottom', { x: -1, y: 1 }],
];
const CARD = { width: 290, height: 220 } as const;

/** The corner nearest to a field in which its card hides neither the field nor the reader's piece. */
export function cornerFor(number: number, own?: number): Corner {
  const at = centreOf(number);
  const clear = [at, ...(own === undefined ? [] : [centreOf(own)])];
  const open = CORNERS.filter(([, corner]) => clear.every((point) => !isUnder(point, corner)));
  const distance = ([, { x, y }]: (typeof CORNERS)[number]) =>
    Math.hypot((x * BOX) / 2 - at.x, (y * BOX) / 2 - at.y);
  const [best] = open.toSorted((a, b) => distance(a) - distance(b));
  return best?.[0] ?? 'left-top';
}

/** The middle of a field in the drawing. */
export function centreOf(number: number): Point {
  return pointAt((OUTER + INNER) / 2, degreesOf(number));
}

function isUnder({ x, y }: Point, corner: Point): boolean {
  return x * corner.x > BOX / 2 - CARD.width - 50 && y * corner.y > BOX / 2 - CARD.height - 40;
}
