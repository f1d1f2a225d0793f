import { effect, type ReadonlySignal, signal } from '@preact/signals';
import type { StoryLine } from '../game';
import type { LastLanding, LastMove, Table } from './wire';

/**
 * What this page has seen of a move besides its lines, for as long as everybody sees it: the way while
 * the move is the last, the landing while its card lies face-up.
 */
export interface Account {
  /** Null from the next move on: the ways of all would tell who stood where. */
  move: LastMove | null;
  landing: LastLanding | null;
}

/** Accounts by the key of the line that begins their move. */
export type Accounts = ReadonlyMap<string, Account>;

interface Source {
  table: ReadonlySignal<Table>;
  lines: ReadonlySignal<readonly StoryLine[]>;
}

/**
 * The server's lines name no space and no card, so that they tell nothing of what lies face-down by
 * then. What lies open is named while it does: of a card that was turned down nothing is kept.
 */
export function accountsOf({ table, lines }: Source): ReadonlySignal<Accounts> {
  const accounts = signal<Accounts>(new Map());
  effect(() => {
    accounts.value = accountsAfter(accounts.peek(), table.value, lines.value);
  });
  return accounts;
}

/** What is left of the accounts at this table, and that of its last move. */
export function accountsAfter(
  known: Accounts,
  table: Table,
  lines: readonly StoryLine[],
): Accounts {
  const open = new Set(table.locations.map(({ card }) => card));
  const isOpen = ({ card }: LastLanding) => open.has(card);
  const after = new Map<string, Account>();
  for (const [key, { landing }] of known) {
    if (landing && isOpen(landing)) after.set(key, { move: null, landing });
  }
  const { lastMove, lastLanding } = table;
  const line = lastMove && lineOf(lastMove, lines);
  if (line) {
    // A table that waits while the next move is played tells of no landing any more.
    const landing = lastLanding ?? known.get(line.key)?.landing;
    after.set(line.key, { move: lastMove, landing: landing && isOpen(landing) ? landing : null });
  }
  return after;
}

/** The line that tells of a move, if it is the newest that begins one. */
export function lineOf(
  { seat, die }: LastMove,
  lines: readonly StoryLine[],
): StoryLine | undefined {
  const line = lines.findLast(({ code }) => BEGINNINGS.has(code));
  return line?.args.seat === seat && line.args.die === die ? line : undefined;
}

/** The lines of the log that begin a move; what comes after one is what the move did. */
export const BEGINNINGS: ReadonlySet<string> = new Set(['rolled', 'knocked-out', 'stuck']);
