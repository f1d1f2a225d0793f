import { effect, type ReadonlySignal, signal } from '@preact/signals';
import type { EconomyPlay } from './play';

/**
 * The lines of clocks that ran out on a throw, by their keys: the move is still to be made by whoever had
 * the time. The server's line does not tell; while it is the newest, the table does.
 */
export function rolledForOf({
  table,
  lines,
}: Pick<EconomyPlay, 'table' | 'lines'>): ReadonlySignal<ReadonlySet<string>> {
  const rolledFor = signal<ReadonlySet<string>>(new Set());
  effect(() => {
    const { phase, turn } = table.value;
    const line = lines.value.at(-1);
    if (line?.code !== 'time-up' || phase !== 'move' || line.args.seat !== turn) return;
    rolledFor.value = new Set([...rolledFor.peek(), line.key]);
  });
  return rolledFor;
}
