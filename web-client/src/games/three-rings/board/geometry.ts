import { point, sector } from '../../../ui/polar';
import { lengths, numberOf, ringOf } from '../rings';
import type { Ring, Space } from '../wire';

/* The drawing in units around its centre; the street runs up from it. */

export interface Point {
  x: number;
  y: number;
}

/** A ring between two radii. */
export interface Band {
  outer: number;
  inner: number;
}

/** The side of the drawing. */
export const BOX = 720;
export const CITY = 97;
/** How far the street reaches to each side, in degrees. */
export const STREET = 5.6;
/** The outermost edge, and the ground around the rings. */
export const EDGE = 352;

/** Depth from which on value and symbol stand one outside of the other; below it they stand side by side. */
const DEEP = 66;

/** Where the rings lie while none is open, and where each one open takes room from the others. */
const WHOLE: Record<Ring, Band> = {
  rural: { outer: 352, inner: 270 },
  suburban: { outer: 262, inner: 186 },
  urban: { outer: 178, inner: 104 },
};
const OPENED: Record<Ring, Record<Ring, Band>> = {
  rural: {
    rural: { outer: 352, inner: 247 },
    suburban: { outer: 241, inner: 179 },
    urban: { outer: 173, inner: 104 },
  },
  suburban: {
    rural: { outer: 352, inner: 303 },
    suburban: { outer: 297, inner: 192 },
    urban: { outer: 186, inner: 104 },
  },
  urban: {
    rural: { outer: 352, inner: 300 },
    suburban: { outer: 294, inner: 232 },
    urban: { outer: 226, inner: 104 },
  },
};

/** Where the rings lie; an open one is as broad as its values and symbols are large. */
export function bandsOf(open: Ring | null): Record<Ring, Band> {
  return open === null ? WHOLE : OPENED[open];
}

export interface Arc {
  from: number;
  to: number;
  middle: number;
}

/** The degrees of a space, clockwise from the middle of the street. */
export function arcOf(space: Space): Arc {
  const step = (360 - 2 * STREET) / lengths[ringOf(space)];
  const from = STREET + (numberOf(space) - 1) * step;
  return { from, to: from + step, middle: from + step / 2 };
}

/** The middle of a space. */
export function middleOf(space: Space, { outer, inner }: Band): Point {
  const [x, y] = point((outer + inner) / 2, arcOf(space).middle);
  return { x, y };
}

/** The outline of a space, drawn in by so much on all sides. */
export function outlineOf(space: Space, { outer, inner }: Band, inset = 0): string {
  const { from, to } = arcOf(space);
  const turn = (radius: number) => ((inset / radius) * 180) / Math.PI;
  const by = turn((outer + inner) / 2);
  return sector(outer - inset, inner + inset, from + by, to - by);
}

/** The owner's band along the outer edge. */
export function bandPath(space: Space, { outer, inner }: Band): string {
  const { from, to } = arcOf(space);
  return sector(outer, outer - bandDepth({ outer, inner }), from, to);
}

function bandDepth({ outer, inner }: Band): number {
  return outer - inner < DEEP ? 11 : 15;
}

/** Where the parts of a space stand, and how large they are. */
export interface Parts {
  value: Point;
  /** Pixels of the value's figures at full size. */
  type: number;
  icon: Point;
  iconSize: number;
  /** On the inner edge: the network, or what the die shows to get here. */
  badge: Point;
  /** On the outer edge: the sign of the street. */
  sign: Point;
}

/** Where value and symbol of a space stand; a park has its tree in the middle. */
export function partsOf(space: Space, band: Band, open: boolean): Parts {
  const { middle, from, to } = arcOf(space);
  const depth = band.outer - band.inner;
  const inside = depth - bandDepth(band);
  const at = (share: number, turn = 0): Point => {
    const [x, y] = point(band.inner + inside * share, middle + turn * (to - from));
    return { x, y };
  };
  const edge = (radius: number): Point => {
    const [x, y] = point(radius, middle);
    return { x, y };
  };
  const flat = depth < DEEP;
  const common = { badge: edge(band.inner + 1), sign: edge(band.outer - 3) };
  if (flat) {
    return {
      ...common,
      value: at(0.56, 0.2),
      type: 21,
      icon: at(0.56, -0.22),
      iconSize: 17,
    };
  }
  // Values of two figures keep clear of what lies on the outer edge.
  const isInner = ringOf(space) === 'urban' && !open;
  return {
    ...common,
    value: at(isInner ? 0.65 : 0.72),
    type: open ? 28 : isInner ? 20 : 22,
    icon: at(isInner ? 0.23 : 0.3),
    iconSize: open ? 26 : isInner ? 17 : 20,
  };
}

/** Where something lies, and how large. */
export interface Spot extends Point {
  scale: number;
}

/** From how many things on one edge on they grow smaller. */
const ABREAST = 2;

/** Where things on the outer edge of a space stand side by side: the owner's token, the pieces. */
export function edgeSpot(space: Space, band: Band, place: number, count: number): Spot {
  const { from, to } = arcOf(space);
  const share = count === 1 ? 0.5 : (place + 0.5) / count;
  const [x, y] = point(band.outer - bandDepth(band) / 2, from + (to - from) * share);
  return { x, y, scale: Math.min(1, ABREAST / count + 0.2) };
}

/** Where pieces wait on the street before they are first placed, two by two, as small as it is narrow. */
export function streetSpot({ outer }: Band, place: number): Spot {
  const half = outer * Math.sin((STREET * Math.PI) / 180);
  const scale = Math.min(1, half / 29);
  const row = Math.floor(place / 2);
  const x = (place % 2 === 0 ? -13.5 : 13.5) * scale;
  return { x, y: -(outer - (18 + row * 33) * scale), scale };
}
