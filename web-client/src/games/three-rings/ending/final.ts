import { listed } from '../../../i18n/list';
import type { ThreeRingsPlay } from '../play';
import type { Reason, Result, Table } from '../wire';

/** How the game ended, with names in the place of seats. */
export interface Final {
  reason: Reason;
  winners: readonly Result[];
  /** All winners in words: "Anna", "Anna and Jonas". */
  names: string;
  /** The result of who declared or called out; undefined where the rounds or the players ran out. */
  by: Result | undefined;
  /** True if a right call-out ended it. */
  called: boolean;
  /** True if the last round did. */
  byRounds: boolean;
  results: readonly Result[];
}

/** Undefined before the end. */
export function finalOf({
  table,
  name,
}: Pick<ThreeRingsPlay, 'table' | 'name'>): Final | undefined {
  const { reason, winners, by, results, calledOut, roundLimit } = table.value;
  if (reason === null || results === null) return undefined;
  const of = (seat: number) => results.find((result) => result.seat === seat);
  const best = (winners ?? []).flatMap((seat) => of(seat) ?? []);
  return {
    reason,
    winners: best,
    names: listed(best.map(({ seat }) => name(seat))),
    by: by === null ? undefined : of(by),
    called: by !== null && calledOut,
    byRounds: roundLimit,
    results,
  };
}

/** The results of those who played to the end. */
export function remaining({ players }: Table, results: readonly Result[]): readonly Result[] {
  return results.filter(({ seat }) => !players.find((player) => player.seat === seat)?.left);
}

/** The most that any of the others is worth; undefined for who is alone. */
export function mostOfOthers(results: readonly Result[], seat: number): number | undefined {
  const others = results.filter((result) => result.seat !== seat).map(({ net }) => net);
  return others.length > 0 ? Math.max(...others) : undefined;
}
