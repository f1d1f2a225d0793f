import { corners, placeOf } from '../spaces';
import type { PublicPlayer, Space, Table } from '../wire';

export interface Point {
  x: number;
  y: number;
}

/** The side of the board with its rim. */
export const BOX = 700;
/** What is drawn around it: numbers on the left, letters below, pieces that wait at the corners. */
export const VIEW = { x: -15, y: 2, width: 714, height: 714 };
/** From one space to the next. */
export const PITCH = 84;
/** Where the first space begins, and the rim around all. */
export const RIM = 14;
export const RIM_EDGE = 8;

/** The upper left corner of a space. */
export function cornerOf(space: Space): Point {
  const { column, row } = placeOf(space);
  return { x: RIM + column * PITCH, y: RIM + row * PITCH };
}

export function centreOf(space: Space): Point {
  const { x, y } = cornerOf(space);
  return { x: x + PITCH / 2, y: y + PITCH / 2 };
}

/** A point of the page in the units of the drawing, which fills the box. */
export function drawnAt(box: DOMRect, x: number, y: number): Point {
  const scale = VIEW.width / box.width;
  return { x: (x - box.x) * scale + VIEW.x, y: (y - box.y) * scale + VIEW.y };
}

/** The column and row at a point of the drawing; they may lie outside the board. */
export function placeAt({ x, y }: Point): { column: number; row: number } {
  return { column: Math.floor((x - RIM) / PITCH), row: Math.floor((y - RIM) / PITCH) };
}

/** A piece as it is drawn: where, and how. */
export interface Standing extends Point {
  seat: number;
  as: 'standing' | 'waiting' | 'hit';
}

/** All pieces that can be seen: those that have never moved are nowhere yet. */
export function standings(table: Table, phone: boolean): readonly Standing[] {
  return table.players.flatMap((player) => standing(table, player, phone) ?? []);
}

function standing(
  table: Table,
  { seat, piece }: PublicPlayer,
  phone: boolean,
): Standing | undefined {
  if (piece.space) return { seat, ...cornerOf(piece.space), as: 'standing' };
  const corner = corners.find((each) => each === piece.outside);
  if (corner) return { seat, ...waitingAt(table, corner, seat, phone), as: 'waiting' };
  const struck = struckOn(table);
  return piece.outside === null && struck ? { seat, ...cornerOf(struck), as: 'hit' } : undefined;
}

/** Where a piece lies that was knocked out and is at no corner yet. */
export function struckOn({ players, lastMove }: Table): Space | undefined {
  const isStruck = players.some(({ piece }) => piece.space === null && piece.outside === null);
  return isStruck ? lastMove?.path.at(-1) : undefined;
}

/** How large a piece is that waits. On a phone it would be no larger than a point. */
export const WAITING = { wide: 11, phone: 18 };
/** How far it stands out of the drawing on a phone, on the right, where no numbers leave it a margin. */
const OUT = 13;

/**
 * Those who wait at one corner stand side by side on the rim; on a phone in the margins, above each other, where they
 * cover no figure of its card.
 */
function waitingAt(table: Table, corner: Space, seat: number, phone: boolean): Point {
  const there = table.players.filter(({ piece }) => piece.outside === corner);
  const i = there.findIndex((player) => player.seat === seat);
  const { x, y } = centreOf(corner);
  const left = x < BOX / 2;
  if (phone) {
    const r = WAITING.phone;
    const along = r + i * 2 * r;
    const bottom = VIEW.y + VIEW.height;
    return {
      x: left ? VIEW.x + r : VIEW.x + VIEW.width + OUT - r,
      y: y < BOX / 2 ? VIEW.y + along : bottom - along,
    };
  }
  const along = RIM_EDGE + 8 + i * 23;
  const across = RIM_EDGE + 4;
  return { x: left ? along : BOX - along, y: y < BOX / 2 ? across : BOX - across };
}
