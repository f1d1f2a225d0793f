import type { StoryLine } from '../../game';
import { ownedBy, playerOf, spaceOf } from '../lookup';
import { ringOf, rings } from '../rings';
import type { PublicPlayer, Ring, Space, Table } from '../wire';

/** A throw of the one die, and whose it is. */
export interface Throw {
  /** The same pips thrown again are another throw. */
  key: string;
  die: number;
  seat: number;
}

/** What is played in the middle of the board, over it. */
export type Act =
  /** The goal cards turn face down. */
  | { type: 'cards' }
  /** All throw for the first turn; those who tie throw again. */
  | { type: 'first'; seats: readonly number[]; dice: readonly number[] }
  | { type: 'victory'; victory: Victory };

/** How far the goals have been laid open at the end. */
export interface Victory {
  /** The seats whose cards are open, in their order; the first is counted. */
  open: readonly number[];
  /** What has been counted for the first card: so many of its properties. */
  counted: number;
  /** Its debt has been taken off. */
  paid: boolean;
  /** It has been said whether it is met. */
  judged: boolean;
}

/** The table as it is looked at, a little behind the true one while something moves. */
export interface Seen {
  table: Table;
  lines: readonly StoryLine[];
  /** The throw that lies on the table. */
  thrown: Throw | null;
  /** The die has not come to rest: what it shows is told afterwards. */
  tumbles: boolean;
  /** A claim whose ring is being drawn. */
  fresh: Space | null;
  act: Act | null;
  /** What the running scene tells. */
  line: StoryLine | null;
}

/** The table at rest. */
export function seenOf(table: Table, lines: readonly StoryLine[]): Seen {
  const last = lines.findLast(isThrow);
  return { table, lines, thrown: last ? throwOf(last) : null, ...atRest, line: null };
}

const atRest = { tumbles: false, fresh: null, act: null } as const;

/** A line that tells a throw, for a move or after a called number. */
export function isThrow({ args }: StoryLine): boolean {
  return typeof args.die === 'number';
}

export function throwOf({ key, args }: StoryLine): Throw {
  return { key, die: Number(args.die), seat: Number(args.seat) };
}

/** The same moment with a change of the table. */
export function withTable(seen: Seen, change: Partial<Table>): Seen {
  return { ...seen, table: { ...seen.table, ...change } };
}

/** The same moment with a change of one player. */
export function withPlayer(seen: Seen, seat: number, change: Partial<PublicPlayer>): Seen {
  const players = seen.table.players.map((player) =>
    player.seat === seat ? { ...player, ...change } : player,
  );
  return withTable(seen, { players });
}

/** The same moment with a piece elsewhere. */
export function withPiece(seen: Seen, seat: number, ring: Ring, number: number): Seen {
  const pieces = seen.table.players.find((player) => player.seat === seat)?.pieces ?? {};
  return withPlayer(seen, seat, { pieces: { ...pieces, [ring]: number } });
}

/** The same moment with these spaces owned by a seat, or by nobody. */
export function withOwner(seen: Seen, spaces: readonly Space[], seat: number | null): Seen {
  const rest = Object.entries(seen.table.owner).filter(([space]) => !spaces.includes(space));
  const owned = seat === null ? [] : spaces.map((space) => [space, seat] as const);
  return counted(withTable(seen, { owner: Object.fromEntries([...rest, ...owned]) }));
}

/** The same moment with the properties of every seat counted anew. */
function counted(seen: Seen): Seen {
  const { table } = seen;
  const players = table.players.map((player) => {
    const all = ownedBy(table, player.seat);
    const on = (ring: Ring) => all.filter((space) => ringOf(space) === ring).length;
    const held = Object.fromEntries(rings.map((ring) => [ring, on(ring)]));
    const virtuals = all.filter((space) => spaceOf(table, space)?.industry === 'virtual').length;
    return { ...player, held, virtuals };
  });
  return withTable(seen, { players });
}

/** The same moment with a player's money changed by so much. */
export function withMoney(seen: Seen, seat: number, cash: number, debt: number): Seen {
  const player = playerOf(seen.table, seat);
  if (!player) return seen;
  return withPlayer(seen, seat, { cash: player.cash + cash, debt: player.debt + debt });
}
