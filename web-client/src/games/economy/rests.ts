import { effect, type ReadonlySignal } from '@preact/signals';
import { outline } from '../../ui/flights';
import type { Scene } from '../staging';
import type { Table } from './wire';

/** So long what a rival's move has done stands, and a throw, before the next is shown. */
const RESULT_MILLIS = 1200;
const THROW_MILLIS = 500;

/** What is shown, and since when. */
interface Shown {
  table: Table;
  since: number;
}

/** Tells at any time what is shown, and since when. */
export function shownBy(shown: ReadonlySignal<Table>): () => Shown {
  let last = { table: shown.peek(), since: performance.now() };
  effect(() => {
    const table = shown.value;
    if (table !== last.table) last = { table, since: performance.now() };
  });
  return () => last;
}

/**
 * Where motion is reduced: what was done stands until it has been read, and then what comes next is
 * outlined, at once. What the reader does himself waits for nothing.
 */
export function restBetween(
  before: Table,
  reader: number | null,
  now: Shown,
  changed: readonly string[],
): readonly Scene<Table>[] {
  const millis = before.turn === reader ? 0 : leftOf(before, now);
  if (millis > 0) return [{ table: before, millis, start: () => () => outline(changed) }];
  outline(changed);
  return [];
}

/** What is to be shown after something else has not been read at all. */
function leftOf(before: Table, { table, since }: Shown): number {
  const passed = table === before ? performance.now() - since : 0;
  return Math.max(0, millisOf(before) - passed);
}

function millisOf({ phase }: Table): number {
  if (phase === 'place') return 0;
  return phase === 'move' ? THROW_MILLIS : RESULT_MILLIS;
}
