import { effect, type ReadonlySignal, signal } from '@preact/signals';
import type { EconomyPlay } from './play';

/** The part whose sentence has stood through a whole turn of the reader's; 0 before that. */
export function partReadOf({
  table,
  seat,
}: Pick<EconomyPlay, 'table' | 'seat'>): ReadonlySignal<number> {
  const read = signal(0);
  let own = 0;
  effect(() => {
    const { phase, turn, part } = table.value;
    if (turn === seat.value && phase !== 'place') own = part;
    else if (own > 0) {
      read.value = own;
      own = 0;
    }
  });
  return read;
}
