import type { ReadonlySignal } from '@preact/signals';
import { type Flight, fly, outline } from '../../ui/flights';
import type { Scene, Scenes } from '../staging';
import { afterBeat, type Beat, beatsOf, movesCoins } from './beats';
import { cardName } from './card-words';
import type { LandmarksPlay } from './play';
import type { LastThrow, Table } from './wire';

const TUMBLE_MILLIS = 700;
const FLIGHT_MILLIS = 600;
const CHANGE_MILLIS = 400;

/** A table as the board shows it: how many beats of the last throw are told; null tells all. */
export interface Seen {
  table: Table;
  told: number | null;
  /** The dice are still in the air: nobody has seen their sum. */
  falls?: true;
}

/**
 * What is shown between two tables: the dice fall, then one beat of the go after the other, each
 * with its coins on their way from payer to receiver; with `quick` all of them at once.
 */
export function landmarksScenes(play: LandmarksPlay, quick: ReadonlySignal<boolean>): Scenes<Seen> {
  const seen = new WeakMap<Table, Seen>();
  return play.stage<Seen>({
    at: ({ table }) => {
      const known = seen.get(table) ?? { table, told: null };
      seen.set(table, known);
      return known;
    },
    between: (before, after) => scenesBetween(before.table, after.table, quick.peek()),
    still: (before, after) => {
      outline(changes(before.table, after.table));
    },
  });
}

/** The scenes of a throw, or of what has been added to one. */
export function scenesBetween(before: Table, after: Table, quick = false): readonly Scene<Seen>[] {
  const go = after.lastThrow;
  if (!go || go === before.lastThrow || before.phase === 'orders') return [];
  const known = continued(before, go);
  const told = known ? beatsOf(before, known).length : 0;
  const lies = known !== null && String(known.dice) === String(go.dice);
  const begun = { ...before, dice: go.dice, lastThrow: go };
  const fall: Scene<Seen> = { table: { table: begun, told, falls: true }, millis: TUMBLE_MILLIS };
  return [...(lies ? [] : [fall]), ...telling(begun, go, told, quick)];
}

function telling(
  begun: Table,
  go: LastThrow,
  told: number,
  quick: boolean,
): readonly Scene<Seen>[] {
  const beats = beatsOf(begun, go);
  const fresh = beats.slice(told);
  if (fresh.length === 0) return [];
  if (quick) return [sceneOf({ table: begun, told: beats.length }, fresh)];
  let { players } = begun;
  return fresh.map((beat, i) => {
    const table = { ...begun, players };
    players = afterBeat(players, beat);
    return sceneOf({ table, told: told + i + 1 }, [beat]);
  });
}

/** The throw before, if what comes now goes on with it: its roller has not come to his next throw. */
function continued(before: Table, go: LastThrow): LastThrow | null {
  const was = before.lastThrow;
  if (!was || before.phase === 'roll' || before.phase === 'over') return null;
  const same = was.seat === go.seat && was.extra === go.extra && before.roller === go.seat;
  return same && was.steps.length <= go.steps.length ? was : null;
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
