import type { RunningClock } from '../games/game';
import type { Clocks } from '../net/told';
import type { RoomView } from '../net/wire';

/** The room's clocks by the browser's own time, so that each can run by itself. */
export interface LocalClocks {
  running: readonly RunningClock[];
  /** Whom the table waits for, and since when. */
  waiting: { seats: readonly number[]; sinceMillis: number } | null;
  /** Who is away, and since when; null: for a minute or more. */
  away: readonly { seat: number; sinceMillis: number | null }[];
}

/** True where a clock runs, of whomever. */
export function isClockRunning({ running }: LocalClocks): boolean {
  return running.length > 0;
}

export const noClocks: LocalClocks = { running: [], waiting: null, away: [] };

/** By so much two frames of one clock may differ, for each took its own time on the way. */
const JITTER_MILLIS = 1000;

/** The clocks of one moment that still run at a later one: for the same seats, and to the same end. */
export function goingOn(before: LocalClocks, after: LocalClocks): readonly RunningClock[] {
  return before.running.filter(({ what, seats, endsAtMillis }) =>
    after.running.some(
      (clock) =>
        clock.what === what &&
        clock.seats.join() === seats.join() &&
        Math.abs(clock.endsAtMillis - endsAtMillis) <= JITTER_MILLIS,
    ),
  );
}

type Table = Pick<RoomView, 'toAct' | 'paused' | 'deserted'>;

/** What the wire says is left or gone, counted from the moment of its arrival at this table. */
export function localClocks(clocks: Clocks, table: Table, arrivedMillis: number): LocalClocks {
  const { running = [], waitedMillis = 0, away = [] } = clocks;
  const waits = table.toAct.length > 0 && !table.paused && !table.deserted;
  return {
    running: running.map(({ what, seats = table.toAct, leftMillis, fullMillis = leftMillis }) => ({
      what,
      seats,
      endsAtMillis: arrivedMillis + leftMillis,
      fullMillis,
    })),
    waiting: waits ? { seats: table.toAct, sinceMillis: arrivedMillis - waitedMillis } : null,
    away: away.map(({ seat, sinceMillis }) => ({
      seat,
      sinceMillis: sinceMillis === undefined ? null : arrivedMillis - sinceMillis,
    })),
  };
}

/** The same clocks at a table that now waits for others: theirs are those of whoever is to act. */
export function passedOn(
  clocks: Clocks,
  table: Table,
  arrivedMillis: number,
  nowMillis: number,
): LocalClocks {
  const local = localClocks(clocks, table, arrivedMillis);
  return { ...local, waiting: local.waiting && { ...local.waiting, sinceMillis: nowMillis } };
}

/** What is left of a clock: all of it as long as what led to it is still being shown. */
export function leftMillis({ endsAtMillis, fullMillis }: RunningClock, now: number): number {
  return Math.min(fullMillis, Math.max(0, endsAtMillis - now));
}

const toldMillis = 60_000;

/** How long somebody has been away; null once it is a minute, for it is the same on every page. */
export function goneForMillis({ away }: LocalClocks, seat: number, now: number): number | null {
  const since = away.find((each) => each.seat === seat)?.sinceMillis ?? null;
  return since === null || now - since >= toldMillis ? null : now - since;
}
