import { type ReadonlySignal, signal } from '@preact/signals';
import { linesSince } from '../../story-since';
import { isThrow, MOST_AT_ONCE, type Stage, seatOf } from './stage';

/**
 * Which of the reader's throws he made himself, and which the table for him. A line does not say it: it is told by
 * how it came.
 */
export interface ThrownFor {
  has(key: string): boolean;
  /** The reader made it himself, at this page. */
  isByHand(key: string): boolean;
  /** The throw that comes next is the reader's own doing, or after all is not. */
  byHand(is: boolean): void;
  /** Takes in what came, once and before it is seen. */
  hear(before: Stage, after: Stage): void;
}

export function openThrownFor(seat: ReadonlySignal<number | null>): ThrownFor {
  const keys = signal<ReadonlySet<string>>(new Set());
  const made = signal<ReadonlySet<string>>(new Set());
  let isByHand = false;
  return {
    has: (key) => keys.value.has(key),
    isByHand: (key) => made.value.has(key),
    byHand: (is) => {
      isByHand = is;
    },
    hear: (before, after) => {
      const own = linesSince(before, after, MOST_AT_ONCE).filter(
        (line) => isThrow(line) && seatOf(line) === seat.peek(),
      );
      if (own.length === 0) return;
      const isAutomatic = after.table.players.some(
        (each) => each.seat === seat.peek() && each.autoRoll,
      );
      const known = isByHand ? made : isAutomatic ? keys : null;
      if (known) known.value = new Set([...known.peek(), ...own.map(({ key }) => key)]);
      isByHand = false;
    },
  };
}
