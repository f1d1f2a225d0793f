import { effect, type ReadonlySignal } from '@preact/signals';
import { outline } from '../../ui/flights';
import type { Scene } from '../staging';
import type { Table } from './wire';

/** So long what a rival's move has done stands, and a throw, before the next is shown. */
const RESULT_MILLIS = 1200;
const THROW_MILLIS = 500;
/** What part 2 changes is read so long before anybody else throws by its rules; motion or not. */
const PART_MILLIS = 1800;

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

/** The page stands at the beginning of part 2 until that has been read; who throws himself waits for nothing. */
export function partBetween(
  before: Table,
  reader: number | null,
  now: Shown,
): readonly Scene<Table>[] {
  const millis = before.turn === reader || !beginsPartTwo(before) ? 0 : leftOf(before, now);
  return millis > 0 ? [{ table: before, millis, least: millis }] : [];
}

/** Only the landing that ends part 1 has taken a card from the board and has part 2 after it. */
function beginsPartTwo({ part, phase, lastLanding }: Table): boolean {
  return part === 2 && phase === 'roll' && lastLanding?.takenFrom === 'board';
}

/** What is to be shown after something else has not been read at all. */
function leftOf(before: Table, { table, since }: Shown): number {
  const passed = table === before ? performance.now() - since : 0;
  return Math.max(0, millisOf(before) - passed);
}

function millisOf(table: Table): number {
  const { phase } = table;
  if (phase === 'place') return 0;
  if (beginsPartTwo(table)) return PART_MILLIS;
  return phase === 'move' ? THROW_MILLIS : RESULT_MILLIS;
}
