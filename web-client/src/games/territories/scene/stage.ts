import type { StoryLine } from '../../game';
import type { Table, Throw } from '../wire';
import { type ByTable, type DoneByTable, doneByTable } from './by-table';
import { type Trail, trailOf } from './trail';

/** A piece as it is seen: on which field, and whether it is just taken off the board. */
export interface Piece {
  seat: number;
  at: number;
  falling?: boolean;
}

/** The throw that lies on the table, and who threw it. */
export interface Thrown {
  /** The same pips thrown again are another throw. */
  key: string;
  made: Throw | null;
  seat: number | null;
  /** True while the dice tumble: what they show is not told yet. */
  tumbling?: boolean;
}

/** A band that fades: its owner is out. */
export interface Freed {
  field: string;
  seat: number;
}

/** The table as it is looked at: with pieces on their way, dice as they fell, and what was told. */
export interface Stage {
  table: Table;
  /** Whose chances are told: while a throw is played the table in which it was to be thrown. */
  odds: Table;
  lines: readonly StoryLine[];
  /** What of it the table did for somebody, by the keys of the lines, and of the throw that is played. */
  byTable: DoneByTable;
  pieces: readonly Piece[];
  thrown: Thrown;
  /** What the middle tells of the last turn: how it landed, and that somebody is out. */
  news: readonly StoryLine[];
  freed: readonly Freed[];
  /** True where nobody throws by hand: a turn is read rather than played. */
  swift: boolean;
  /** The way of the piece that went last. */
  trail: Trail | null;
  /** Whose turn is being played; null while all lies still. */
  acting: number | null;
}

/** The table at rest. */
export function stageOf(
  table: Table,
  lines: readonly StoryLine[],
  swift = false,
  byTable = doneByTable(lines, table),
): Stage {
  const thrown = lines.findLast(isThrow);
  return {
    table,
    odds: table,
    lines,
    byTable,
    pieces: piecesOf(table),
    thrown: {
      key: thrown?.key ?? '',
      made: table.throw,
      seat: thrown ? seatOf(thrown) : null,
    },
    news: newsOf(lines),
    freed: [],
    swift,
    trail: trailOf(table, lines),
    acting: null,
  };
}

/**
 * Whose throw is told of: where the next one comes before one could read whose turn it is, it stays that of
 * the last one.
 */
export function seatTold(stage: Stage): number {
  const { acting, swift, table, thrown } = stage;
  const isBetween = acting === null && swift && table.phase === 'roll';
  return isBetween && thrown.seat !== null ? thrown.seat : seatOnTurn(stage);
}

/** Whose turn is seen: while one is played it is still his, though the table has the next already. */
export function seatOnTurn({ acting, table }: Stage): number {
  return acting ?? table.turn;
}

/** The total of the throw that is being played, once its dice lie; null while none is. */
export function fallenTotal({ acting, thrown: { made, tumbling } }: Stage): number | null {
  if (acting === null || !made || tumbling) return null;
  return made.dice.reduce((sum, pips) => sum + pips, 0);
}

/** The field on which somebody has just landed, while it is played what that does. */
export function landedOn({ acting, news, pieces }: Stage): number | null {
  if (acting === null || news.length === 0) return null;
  return pieces.find(({ seat, falling }) => seat === acting && !falling)?.at ?? null;
}

/** True of a piece that is on its way. */
export function isWalking({ acting, news, thrown, trail }: Stage, { seat, at }: Piece): boolean {
  if (seat !== acting || seat !== trail?.seat || at !== trail.to) return false;
  return news.length === 0 && !thrown.tumbling && thrown.made?.purpose === 'move';
}

export function piecesOf({ players }: Table): readonly Piece[] {
  return players.flatMap(({ seat, position }) =>
    position === null ? [] : [{ seat, at: position }],
  );
}

/** A line that tells a throw carries its dice. */
export function isThrow({ args }: StoryLine): boolean {
  return Array.isArray(args.dice);
}

export function seatOf({ args }: StoryLine): number | null {
  return typeof args.seat === 'number' ? args.seat : null;
}

/** The field on which it came to that; what is paid to the Caravan does not name it. */
export function fieldOf({ args }: StoryLine): string {
  return typeof args.field === 'string' ? args.field : 'caravan';
}

/** Lines that say who is out; they follow the one that says why, if a debt was it. */
const LEAVING = ['out', 'resigned'];

/** Lines that the middle does not repeat. */
const ASIDE = ['starts', 'time-up', 'went-absent', 'came-back', 'won', 'turn-limit', 'rent-lapsed'];

export function isLeaving({ code }: StoryLine): boolean {
  return LEAVING.includes(code);
}

/** So many throws of the others pass before what it means to be out makes room for theirs. */
const TOLD_FOR = 3;

/** True while a seat reads that it is out; the game goes on meanwhile. */
export function isJustOut({ lines }: Stage, seat: number | null): boolean {
  const left = lines.findLastIndex((line) => isLeaving(line) && seatOf(line) === seat);
  return left >= 0 && lines.slice(left).filter(isThrow).length < TOLD_FOR;
}

/** The last landing or payment, and who went out by it. */
export function newsOf(lines: readonly StoryLine[]): readonly StoryLine[] {
  const told = lines.filter(({ code }) => !ASIDE.includes(code));
  const last = told.at(-1);
  if (!last) return [];
  const before = told.at(-2);
  const belongs = before && last.code === 'out' && seatOf(before) === seatOf(last);
  return belongs ? [before, last] : [last];
}

/** Why the table throws for whoever is on turn, until it is seen what comes of it; null if he does. */
export function whyByTable({ acting, thrown, byTable, news }: Stage): ByTable | null {
  return acting === null || news.length > 0 ? null : (byTable.get(thrown.key) ?? null);
}

/** What waits for a choice or a throw; as soon as that is made it tells nothing any more. */
const OPEN = ['caravan-reached', 'camp-reached'];

/** What was told of the last turns, the newest first: one entry for each landing or payment. */
export function recentNews(
  lines: readonly StoryLine[],
  most: number,
): readonly (readonly StoryLine[])[] {
  const told: (readonly StoryLine[])[] = [];
  for (let rest = lines; told.length < most; ) {
    const news = newsOf(rest);
    const [first] = news;
    if (!first) break;
    const isAnswered = told.length > 0 && OPEN.includes(first.code);
    if (!isAnswered) told.push(news);
    rest = rest.slice(0, rest.lastIndexOf(first));
  }
  return told;
}

/** No single action tells more: what does has been missed, and is not played. */
export const MOST_AT_ONCE = 6;
