import { computed, type ReadonlySignal } from '@preact/signals';
import { now } from '../../clock';
import type { EconomyPlay } from './play';

/** So long before the end of his clock the reader is told that it does not take what he has chosen. */
const LATE_MILLIS = 10_000;

/** True in the last seconds of the reader's own clock, at whose end the table chooses by the rules. */
export function lateOf({ clocks, seat, table, room }: EconomyPlay): ReadonlySignal<boolean> {
  return computed(() => {
    const own = clocks.value.find(({ what }) => what === table.value.phase);
    if (!own || table.value.turn !== seat.value || room.value.paused) return false;
    return own.endsAtMillis - now.value <= LATE_MILLIS;
  });
}
