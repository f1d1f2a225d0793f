import { effect, type ReadonlySignal, signal } from '@preact/signals';
import type { StoryLine } from '../game';
import { more, type Points, pointsOf } from './gained';
import type { LastLanding, LastMove, Table } from './wire';

/**
 * What this page has seen of the last move besides its lines: its way, and its landing while the card
 * lies face-up. With the next move both are gone, as the rules of hidden information want it.
 */
export interface Account {
  move: LastMove;
  landing: LastLanding | null;
  /** What all have gained by it, also where the table tells of its landing no more. */
  paid: Points;
}

/** The account of the last move by the key of the line that begins it; of others there is none. */
export type Accounts = ReadonlyMap<string, Account>;

interface Source {
  table: ReadonlySignal<Table>;
  lines: ReadonlySignal<readonly StoryLine[]>;
}

/**
 * The server's lines name no space and no card, so that they tell nothing of what lies face-down by
 * then. Only the last move is told by name.
 */
export function accountsOf({ table, lines }: Source): ReadonlySignal<Accounts> {
  const accounts = signal<Accounts>(new Map());
  let last = table.peek();
  let paid: Points = [];
  const forgotten = new Set<string>();
  effect(() => {
    const now = table.value;
    if (now.lastMove !== last.lastMove) paid = [];
    // Of several moves at once nobody can tell which of them paid.
    const isOne = now.turnNumber <= last.turnNumber + 1;
    const gained = isOne ? more(pointsOf(last), pointsOf(now)) : [];
    paid = gained.map((points, i) => points + (paid[i] ?? 0));
    last = now;
    const known = accounts.peek();
    for (const [key, account] of known) if (isTurnedDown(account, now)) forgotten.add(key);
    const after = accountsAfter(known, now, lines.value, paid);
    accounts.value = new Map([...after].filter(([key]) => !forgotten.has(key)));
  });
  return accounts;
}

/** What was told of a card that lies face-down by now is told no more, nor in other words: they would be read again. */
function isTurnedDown({ landing }: Account, { locations }: Table): boolean {
  return landing !== null && !locations.some(({ card }) => card === landing.card);
}

/** The account of the last move at this table; what was known serves where it waits for the next. */
function accountsAfter(
  known: Accounts,
  { locations, lastMove, lastLanding }: Table,
  lines: readonly StoryLine[],
  paid: Points,
): Accounts {
  const line = lastMove && lineOf(lastMove, lines);
  if (!lastMove || !line) return new Map();
  // A table that waits while the next move is played tells of no landing any more.
  const landing = lastLanding ?? known.get(line.key)?.landing;
  const isOpen = landing && locations.some(({ card }) => card === landing.card);
  // What a card paid would tell which one lies face-down there by now.
  const end = locations.find(({ space }) => space === lastMove.path.at(-1));
  return new Map([
    [line.key, { move: lastMove, landing: isOpen ? landing : null, paid: end?.faceUp ? paid : [] }],
  ]);
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
