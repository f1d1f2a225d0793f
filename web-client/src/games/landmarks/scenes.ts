import type { ReadonlySignal } from '@preact/signals';
import { type Flight, fly, outline } from '../../ui/flights';
import type { StoryLine } from '../game';
import type { Scene, Scenes } from '../staging';
import { afterBeat, type Beat, movesCoins } from './beats';
import { cardName } from './card-words';
import { type Go, goOf } from './go';
import type { LandmarksPlay } from './play';
import type { Table } from './wire';

const TUMBLE_MILLIS = 700;
const FLIGHT_MILLIS = 600;
const CHANGE_MILLIS = 400;

/** A table as the board shows it. */
export interface Seen {
  table: Table;
  lines: readonly StoryLine[];
  /** The last throw. */
  go: Go | null;
  /** How many of its beats are told; null tells all. */
  told: number | null;
  /** The dice are still in the air: nobody has seen their sum. */
  falls?: true;
}

/** The table at rest. */
export function seenOf(table: Table, lines: readonly StoryLine[]): Seen {
  return { table, lines, go: goOf(table, lines), told: null };
}

/**
 * What is shown between two tables: the dice fall, then one beat of the go after the other, each
 * with its coins on their way from payer to receiver; with `quick` all of them at once.
 */
export function landmarksScenes(play: LandmarksPlay, quick: ReadonlySignal<boolean>): Scenes<Seen> {
  const seen = new WeakMap<Table, Seen>();
  return play.stage<Seen>({
    at: ({ table, lines }) => {
      const known = seen.get(table);
      const now = known?.lines === lines ? known : seenOf(table, lines);
      seen.set(table, now);
      return now;
    },
    between: (before, after) => scenesBetween(before, after, quick.peek()),
    still: (before, after) => {
      outline(changes(before.table, after.table));
    },
  });
}

/** The scenes of a throw, or of what has been added to one. */
export function scenesBetween(before: Seen, after: Seen, quick = false): readonly Scene<Seen>[] {
  const { go } = after;
  if (!go || before.table.phase === 'orders') return [];
  const lies = before.go?.key === go.key;
  const told = (lies && before.go?.beats.length) || 0;
  const begun: Seen = { ...before, table: { ...before.table, dice: go.dice }, go, told };
  const fall: Scene<Seen> = { table: { ...begun, falls: true }, millis: TUMBLE_MILLIS };
  return [...(lies ? [] : [fall]), ...telling(begun, go.beats.slice(told), quick)];
}

function telling(begun: Seen, beats: readonly Beat[], quick: boolean): readonly Scene<Seen>[] {
  const told = begun.told ?? 0;
  if (beats.length === 0) return [];
  if (quick) return [sceneOf({ ...begun, told: told + beats.length }, beats)];
  let { players } = begun.table;
  return beats.map((beat, i) => {
    const table = { ...begun.table, players };
    players = afterBeat(players, beat);
    return sceneOf({ ...begun, table, told: told + i + 1 }, [beat]);
  });
}

function sceneOf(table: Seen, beats: readonly Beat[]): Scene<Seen> {
  const flights = beats.flatMap(flightOf);
  const millis = flights.length > 0 ? FLIGHT_MILLIS : CHANGE_MILLIS;
  return { table, millis, start: (lasts) => fly(flights, lasts) };
}

function flightOf(beat: Beat): readonly Flight[] {
  const { kind, card, from, to, amount } = beat;
  const way = { from: purse(from), to: purse(to) };
  if (movesCoins(beat)) {
    return amount > 0 ? [{ ...way, words: String(amount), kind: 'coins', coins: amount }] : [];
  }
  if (kind === 'moved' || kind === 'returned') {
    return card ? [{ ...way, words: cardName(card), kind: 'points' }] : [];
  }
  return [];
}

/** Where the coins of a seat lie, or those of the bank. */
function purse(seat: number | null): string {
  return seat === null ? '[data-bank]' : `[data-seat="${seat}"] .seat`;
}

/** Where nothing may travel: the seats whose coins have changed. */
function changes(before: Table, after: Table): readonly string[] {
  return after.players
    .filter(({ seat, coins }) => before.players.find((each) => each.seat === seat)?.coins !== coins)
    .map(({ seat }) => purse(seat));
}
