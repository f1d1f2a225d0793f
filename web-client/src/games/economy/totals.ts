import { effect, type ReadonlySignal, signal } from '@preact/signals';
import { pointsOf } from './gained';
import type { Table } from './wire';

/** The points of all seats at the end of a round, as this browser has seen them. */
export interface Total {
  round: number;
  points: readonly number[];
}

/**
 * The points in part 2, one step a round, also where a round was left out while others were played; what happened
 * before the page was there is not known.
 */
export interface Totals {
  rounds: ReadonlySignal<readonly Total[]>;
  /** Notes what a table has come to that may be left out of what is shown; of the table itself it keeps nothing. */
  arrive(table: Table): void;
  /** Follows what is shown until it is called off; what was seen stays. */
  follow(): () => void;
}

export function totalsOf({ shown }: { shown: ReadonlySignal<Table> }): Totals {
  const rounds = signal<readonly Total[]>([]);
  let arrived: readonly Total[] = [];
  return {
    rounds,
    arrive: (table) => {
      if (table.part === 2) arrived = [...before(arrived, roundOf(table)), totalOf(table)];
    },
    follow: () =>
      effect(() => {
        const table = shown.value;
        if (table.part !== 2) return;
        const seen = rounds.peek();
        const now = roundOf(table);
        // Of a round that is shown no more what had come last counts.
        const isMissed = ({ round }: Total) => round > (seen.at(-1)?.round ?? now) && round < now;
        rounds.value = withTotal([...seen, ...arrived.filter(isMissed)], table);
      }),
  };
}

/** The last total of a round counts; before the first there is the start, with what all had then. */
export function withTotal(rounds: readonly Total[], table: Table): readonly Total[] {
  const { round, points } = totalOf(table);
  const last = rounds.at(-1);
  if (!last) return [{ round: round - 1, points }];
  if (last.round === round && last.points.every((each, i) => each === points[i])) return rounds;
  return [...before(rounds, round), { round, points }];
}

function before(rounds: readonly Total[], round: number): readonly Total[] {
  return rounds.filter((total) => total.round < round);
}

function totalOf(table: Table): Total {
  return { round: roundOf(table), points: pointsOf(table) };
}

function roundOf({ turnNumber, players }: Table): number {
  return Math.ceil(turnNumber / players.length);
}
