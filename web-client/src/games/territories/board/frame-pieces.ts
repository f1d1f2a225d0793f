import { type Cell, cellOf, type Frame, frameShown, inwardOf, isCorner, middleOf } from './frame';
import { clamped, type Point, type Spot } from './geometry';

/* Where pieces stand on the frame of a narrow screen: in its empty middle, each pointing to its field. */

/** How the pieces on one field stand: in so many columns, by how many share it. */
interface Crowd {
  most: number;
  columns: number;
  apart: number;
  r: number;
}

const CROWDS: readonly Crowd[] = [
  { most: 1, columns: 1, apart: 0, r: 10.5 },
  { most: 2, columns: 2, apart: 21.5, r: 10.5 },
  { most: 6, columns: 3, apart: 18, r: 9 },
];
/** Field 1 has them in itself, below the mark of its owner. */
const AT_START: readonly Crowd[] = [
  { most: 1, columns: 1, apart: 0, r: 11 },
  { most: 2, columns: 2, apart: 22.5, r: 11 },
  { most: 4, columns: 2, apart: 19, r: 9.5 },
  { most: 6, columns: 3, apart: 17.5, r: 9 },
];
/** In a corner of the middle a lone piece is as large as elsewhere, those of more are smaller. */
const IN_CORNER = { alone: 10.5, shared: 9 } as const;
/**
 * How far those of more stand from the first of them, along either edge: three one behind the other between the rows
 * of the fields on both sides, all others further in than those, and above or below them, beside the words.
 */
const BEHIND: readonly Point[] = [
  { x: 0, y: 0 },
  { x: 13, y: 13 },
  { x: 26, y: 26 },
  { x: 26, y: 44.4 },
  { x: 26, y: 62.8 },
  { x: 44.4, y: 62.8 },
];
const EMPTY: Crowd = { most: 0, columns: 1, apart: 0, r: 0 };

/** So far from the edge of the middle they stand, which is their tail's, and so far it reaches into the field. */
const CLEAR = 2;
const DEEP = 1;
/** No tail is longer: those of a second row have that of the plate on which they lie. */
const LONGEST = 12;
/** So much further apart they stand along the higher side of a field: there the reader's ring has room too. */
const MORE = 2;
/** Between the pieces of two fields there is room for the ring round the reader's own. */
const RING = 2.5;

/** How far the plate of those who share one tail reaches beyond them. */
export const PLATE = 2.5;

/** How many stand on a field. */
type Count = (number: number) => number;

/**
 * Where the pieces on one field stand: in the empty middle, along the inner edge of the field, clear of those round
 * the corner beside it. Those of a corner, which has no such edge, stand one behind the other from where it touches
 * the middle; field 1 has them in itself.
 */
export function spotsIn(number: number, count: Count, frame = frameShown.value): readonly Spot[] {
  if (number === 1) return atStart(count(1), frame);
  if (isCorner(number)) return fromCorner(number, count(number), frame);
  const near = nearOf(number).flatMap((other) => roomOf(other, count, frame));
  return alongEdge(number, count(number), near, frame);
}

/** The fields before which one makes way: a corner, and what lies between it and that, or on its other side. */
function nearOf(number: number): readonly number[] {
  if (isCorner(number + 1)) return [number + 1];
  if (isCorner(number + 2)) return [number + 2, number + 1];
  if (isCorner(number - 1)) return [number - 1, number - 2];
  return isCorner(number - 2) ? [number - 2, number - 1] : [];
}

/** What they take, with their plate. */
function roomOf(number: number, count: Count, frame: Frame): readonly Spot[] {
  const spots = spotsIn(number, count, frame);
  return plateOf(number, spots, frame) ? spots.map(widened) : spots;
}

/** In rows from the edge inwards; pieces that are near move them along it. */
function alongEdge(number: number, count: number, near: readonly Spot[], frame: Frame): Spot[] {
  const { columns, apart, r } = crowdOf(CROWDS, count);
  const inward = inwardOf(number);
  const cell = cellOf(number, frame);
  const edge = edgeOf(middleOf(frame), inward);
  const at = (along: number, row: number): Spot => {
    const deep = CLEAR + r + row * apart;
    return inward.y === 0
      ? { x: edge.x + inward.x * deep, y: along, r }
      : { x: along, y: edge.y + inward.y * deep, r };
  };
  const rows = [...Array(Math.ceil(count / columns)).keys()];
  const isFree = (along: number) =>
    rows.every((row) => near.every((spot) => isApart(at(along, row), spot)));
  const [start, size] = inward.y === 0 ? [cell.y, cell.height] : [cell.x, cell.width];
  const step = inward.y === 0 ? apart + MORE : apart;
  const half = ((Math.min(count, columns) - 1) * step) / 2;
  const away = awayFrom(near, inward, start + size / 2);
  let first = start + size / 2 - away * half;
  while (!isFree(first)) first += away;
  return Array.from({ length: count }, (_, i) =>
    at(first + away * (i % columns) * step, Math.floor(i / columns)),
  );
}

/** In which direction along its edge a row moves away from what is near. */
function awayFrom([first]: readonly Spot[], inward: Point, centre: number): 1 | -1 {
  const near = inward.y === 0 ? first?.y : first?.x;
  return near !== undefined && near > centre ? -1 : 1;
}

function isApart(a: Spot, b: Spot): boolean {
  return Math.hypot(a.x - b.x, a.y - b.y) >= a.r + b.r + RING;
}

function fromCorner(number: number, count: number, frame: Frame): readonly Spot[] {
  const r = count > 1 ? IN_CORNER.shared : IN_CORNER.alone;
  const inward = inwardOf(number);
  const corner = edgeOf(middleOf(frame), inward);
  const first = r + (count > 1 ? PLATE : 0);
  return BEHIND.slice(0, count).map(({ x, y }) => ({
    x: corner.x + inward.x * (first + x),
    y: corner.y + inward.y * (first + y),
    r,
  }));
}

/** The edges of the middle from which one goes inwards so. */
function edgeOf({ x, y, width, height }: Cell, inward: Point): Point {
  return { x: inward.x > 0 ? x : x + width, y: inward.y > 0 ? y : y + height };
}

function atStart(count: number, frame: Frame): readonly Spot[] {
  const { columns, apart, r } = crowdOf(AT_START, count);
  const { x, y, width } = cellOf(1, frame);
  const rows = Math.ceil(count / columns);
  const right = x + width - 5 - r;
  return Array.from({ length: count }, (_, i) => ({
    x: right - (columns - 1 - (i % columns)) * apart,
    y: y + frame.name + (Math.floor(i / columns) - (rows - 1) / 2) * apart,
    r,
  }));
}

/** The tip of a piece's tail, seen from its middle: in its field; none of one that stands in it or in a second row. */
export function tailOf(number: number, { x, y, r }: Spot, frame = frameShown.value): Point | null {
  const cell = cellOf(number, frame);
  const tip = {
    x: clamped(x, cell.x + DEEP, cell.x + cell.width - DEEP) - x,
    y: clamped(y, cell.y + DEEP, cell.y + cell.height - DEEP) - y,
  };
  const length = Math.hypot(tip.x, tip.y) - r;
  return length > 0 && length <= LONGEST ? tip : null;
}

export interface Plate {
  spots: readonly Spot[];
  /** Half its width. */
  r: number;
  /** The tip of its tail, seen from the first. */
  tail: Point;
}

/** The plate on which those lie of whom not each can point to the field; null where each does. */
export function plateOf(
  number: number,
  spots: readonly Spot[],
  frame = frameShown.value,
): Plate | null {
  const [first] = spots;
  if (!first || number === 1) return null;
  const tail = tailOf(number, widened(first), frame);
  const isShared = spots.some((spot) => tailOf(number, spot, frame) === null);
  return tail && isShared ? { spots, r: first.r + PLATE, tail } : null;
}

function widened(spot: Spot): Spot {
  return { ...spot, r: spot.r + PLATE };
}

function crowdOf(crowds: readonly Crowd[], count: number): Crowd {
  return crowds.find(({ most }) => count <= most) ?? EMPTY;
}
