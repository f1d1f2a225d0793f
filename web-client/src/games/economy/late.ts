import { computed, type ReadonlySignal } from '@preact/signals';
import { now } from '../../clock';
import type { EconomyPlay } from './play';
import type { Session } from './session';
import { t } from './words';

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

/** Where a choice is shown whose button has not been pressed; undefined before the last seconds. */
export function lateLine({ late, chosen }: Session): string | undefined {
  return late.value && chosen.value !== null ? t('late.line') : undefined;
}

/** On a phone, whose folded sheet shows the button alone, it is told by when to press. */
export function lateLabel({ play, late }: Session, label: string): string {
  return late.value && play.phone.value ? t('late.label', { label }) : label;
}
