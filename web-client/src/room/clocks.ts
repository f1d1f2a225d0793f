import type { RunningClock } from '../games/game';
import type { Clocks } from '../net/wire';

/** The room's clocks by the browser's own time, so that each can run by itself. */
export interface LocalClocks {
  running: readonly RunningClock[];
  /** Whom the table waits for, and since when. */
  waiting: { seats: readonly number[]; sinceMillis: number } | null;
  /** Who is away, and since when. */
  away: readonly { seat: number; sinceMillis: number }[];
}

export const noClocks: LocalClocks = { running: [], waiting: null, away: [] };

/** What the wire says is left or gone, counted from the moment of its arrival. */
export function localClocks(clocks: Clocks, arrivedMillis: number): LocalClocks {
  const { running, waiting, away } = clocks;
  return {
    running: running.map(({ what, seats, leftMillis, fullMillis }) => ({
      what,
      seats,
      endsAtMillis: arrivedMillis + leftMillis,
      fullMillis,
    })),
    waiting: waiting && { ...waiting, sinceMillis: arrivedMillis - waiting.sinceMillis },
    away: away.map(({ seat, sinceMillis }) => ({ seat, sinceMillis: arrivedMillis - sinceMillis })),
  };
}
