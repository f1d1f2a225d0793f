import type { RoomView } from '../../net/wire';
import type { LocalClocks } from '../clocks';

/** What a player who looks elsewhere is called for. Its key is another one for each occasion. */
export interface Call {
  kind: 'turn' | 'due' | 'report';
  key: string;
  /** What is left of the time, or which report it is. */
  n: number;
}

export interface Seen {
  room: RoomView;
  seat: number | null;
  clocks: LocalClocks;
  nowMillis: number;
  /** The number of the last report that is out; null where the game has none. */
  report: number | null;
}

const HOUR_MILLIS = 3_600_000;
/** Orders are called for when so much is left, or a quarter of their time where that is less. */
const DUE_MILLIS = 6 * HOUR_MILLIS;

/** All that calls for the reader just now; nothing calls for who has no seat. */
export function callsOf(seen: Seen): readonly Call[] {
  const { room, seat, report } = seen;
  if (seat === null || room.stage !== 'playing') return [];
  const calls: Call[] = [];
  if (report !== null && report > 0)
    calls.push({ kind: 'report', key: `report ${report}`, n: report });
  if (room.paused || !room.toAct.includes(seat)) return calls;
  const left = dueMillis(seen, seat);
  if (left !== null) calls.push({ kind: 'due', key: 'due', n: Math.ceil(left / HOUR_MILLIS) });
  return [...calls, { kind: 'turn', key: 'turn', n: 0 }];
}

/** What is left of the seat's time for days, once it is short; null as long as it is not. */
function dueMillis({ clocks, nowMillis }: Seen, seat: number): number | null {
  const own = clocks.running
    .filter(({ seats, fullMillis }) => seats.includes(seat) && fullMillis >= HOUR_MILLIS)
    .filter(
      (clock) => left(clock) > 0 && left(clock) <= Math.min(DUE_MILLIS, clock.fullMillis / 4),
    );
  const first = own.toSorted((a, b) => a.endsAtMillis - b.endsAtMillis)[0];
  return first ? left(first) : null;

  function left({ endsAtMillis }: { endsAtMillis: number }): number {
    return endsAtMillis - nowMillis;
  }
}

/**
 * Calls for each occasion once, and only who looks elsewhere: what stands there while he looks, he
 * has seen. A report that was out before the page came is none.
 */
export class Caller {
  private known: ReadonlySet<string> | null = null;

  /** Those of the calls that are to be told now. */
  tell(calls: readonly Call[], inSight: boolean): readonly Call[] {
    const known = this.known;
    this.known = new Set(calls.map(({ key }) => key));
    if (inSight) return [];
    return calls.filter(({ kind, key }) => (known ? !known.has(key) : kind !== 'report'));
  }
}
