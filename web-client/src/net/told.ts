import type * as wire from './wire';

/* What is sent most is written as tuples, to be short; here their parts get their names. */

/** What changed for everybody. */
export type Patch = Extract<wire.ServerMessage, { type?: undefined }>;

/** A line of the public story; `n` counts all of them from 1. */
export interface LogLine {
  n: number;
  code: string;
  args: Record<string, unknown>;
}

/** A line only its reader sees; it stands after the public line `after`. */
export interface OwnLine {
  after: number;
  code: string;
  args: Record<string, unknown>;
}

/** One clock; without `seats` it is that of those who are to act, without `fullMillis` all of it is left. */
export interface Clock {
  what: string;
  leftMillis: number;
  fullMillis?: number;
  seats?: readonly number[];
}

/** The clocks at the moment of sending. */
export interface Clocks extends Omit<wire.Clocks, 'running'> {
  running?: readonly Clock[];
}

export function linesOf(lines: readonly wire.LogLine[] = []): readonly LogLine[] {
  return lines.map(([n, code, args = {}]) => ({ n, code, args }));
}

export function ownLinesOf(lines: readonly wire.OwnLine[] = []): readonly OwnLine[] {
  return lines.map(([after, code, args = {}]) => ({ after, code, args }));
}

export function clocksOf({ running = [], ...others }: wire.Clocks): Clocks {
  return { ...others, running: running.map(clockOf) };
}

function clockOf([what, leftMillis, fullMillis, seats]: wire.Clock): Clock {
  return { what, leftMillis, ...(fullMillis != null && { fullMillis }), ...(seats && { seats }) };
}
