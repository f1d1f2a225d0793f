import type { Table } from '../wire';

/** How long each part of a turn takes, in milliseconds. */
interface Parts {
  /** The dice tumble and come to rest. */
  tumble: number;
  /** Dice that move no piece lie and are read before money changes hands. */
  lie: number;
  step: number;
  /** Money changes hands, and what that came to is read. */
  payment: number;
  /** The same where none does. */
  still: number;
  /** All of them where motion is reduced: what came of the turn stands so long. */
  rest: number;
}

const CALM: Parts = { tumble: 650, lie: 500, step: 110, payment: 1000, still: 700, rest: 1500 };

/** Where nobody throws by hand the dice are quicker, not what is read; a way is read field by field. */
const QUICK: Parts = { tumble: 480, lie: 500, step: 110, payment: 800, still: 600, rest: 1200 };

/** The least where several throw by themselves before the reader's next turn: all the time he waits for them. */
const SWIFT: Parts = { tumble: 330, lie: 300, step: 60, payment: 450, still: 350, rest: 700 };

/** So many make a reader wait for longer than one throw is worth. */
const SEVERAL = 2;

/**
 * Where no reader is waited for the server throws on every 800 ms, and a page takes no longer than that: who
 * switches the throwing off, or takes over, sees the turn that it is. In so little time a turn is read
 * rather than played: the dice lie at once, the piece takes its whole way in one step, and what it has paid is stood
 * beside the seats until the next but one.
 */
const AUTOMATIC: Parts = { tumble: 150, lie: 240, step: 240, payment: 390, still: 300, rest: 700 };

/** The least of that: a page keeps up also on a machine that needs half of the time for itself. */
const BRISK: Parts = { tumble: 60, lie: 40, step: 90, payment: 150, still: 100, rest: 500 };

/** In what times a turn is played. */
export interface Pace {
  parts: Parts;
  /** However much waits, it is no quicker than this. */
  least: Parts;
  /** True where a turn is read rather than played. */
  swift?: boolean;
}

/** So many turns of a game are new to everybody. */
const FIRST_TURNS = 3;

/** @param acting whose turn it is in each line that is told */
export function paceOf(
  before: Table,
  after: Table,
  acting: readonly (number | null)[],
  isAutomatic: (table: Table, seat: number) => boolean,
): Pace {
  const seat = acting.find((each) => each !== null);
  const isQuick = seat != null && isAutomatic(after, seat);
  const alive = after.players.filter((player) => player.alive);
  const byThemselves = alive.filter((player) => isAutomatic(after, player.seat)).length;
  if (byThemselves === alive.length) {
    const swift = isPastFirstTurns(before);
    return swift ? { parts: AUTOMATIC, least: BRISK, swift } : { parts: QUICK, least: QUICK };
  }
  return { parts: isQuick ? QUICK : CALM, least: byThemselves < SEVERAL ? QUICK : SWIFT };
}

/** True where nobody throws by hand, and the turns have come to be known. */
export function isSwift(
  table: Table,
  isAutomatic: (table: Table, seat: number) => boolean,
): boolean {
  const alive = table.players.filter((player) => player.alive);
  return isPastFirstTurns(table) && alive.every(({ seat }) => isAutomatic(table, seat));
}

function isPastFirstTurns({ turnNumber }: Table): boolean {
  return turnNumber > FIRST_TURNS;
}

/** The time of a way of so many steps: one that is not read field by field is one. */
export function timedWay(pace: Pace, steps: number) {
  return timed(pace, 'step', pace.swift ? 1 : steps);
}

/** The time of a scene that shows a part of a turn, or so many of them. */
export function timed({ parts, least }: Pace, part: keyof Parts, times = 1) {
  return { millis: parts[part] * times, least: least[part] * times };
}
