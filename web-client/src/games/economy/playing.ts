import type { ReadonlySignal } from '@preact/signals';
import type { Scenes } from '../staging';
import type { EconomyPlay } from './play';
import type { Table } from './wire';

interface Played {
  play: EconomyPlay;
  scenes: Scenes<Table>;
}

/** True while a throw is played: nobody walks yet, and what was done before is still the last move. */
export function isThrowing({ play, scenes }: Played): boolean {
  const { die, lastMove } = scenes.shown.value;
  const now = play.table.value;
  return (
    scenes.running.value !== null && die !== null && now.die === null && lastMove === now.lastMove
  );
}

/**
 * True while something of what follows is seen: not in a throw, nor while what was done is read before it where
 * motion is reduced.
 */
export function isPlayed({ play, scenes }: Played): boolean {
  const isRunning = scenes.running.value !== null && scenes.shown.value !== play.table.value;
  return isRunning && !isThrowing({ play, scenes });
}

/** True while the board still plays where the reader has gone. */
export function isOnItsWay(session: Played & { yours: ReadonlySignal<boolean> }): boolean {
  return session.yours.value && isPlayed(session);
}

/** True while the board still plays what a rival has done, though it is the reader's turn by now. */
export function isRivalPlayed({
  play,
  scenes,
  yours,
}: Played & { yours: ReadonlySignal<boolean> }): boolean {
  const isRunning = yours.value && scenes.running.value !== null;
  return isRunning && scenes.shown.value.turn !== play.seat.value;
}
