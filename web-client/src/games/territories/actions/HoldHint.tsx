import { useComputed } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { now } from '../../../clock';
import { Icon } from '../../../ui/Icon';
import type { RunningClock } from '../../game';
import type { Session } from '../session';
import { t } from '../words';

/** The last part of a clock's own time in which it is told under the button. */
const LAST = 3;

/**
 * How the button is held; when its clock is about to run out, what happens then. The ring of time beside the
 * words of the turn says the same to whoever listens.
 */
export function HoldHint({ session, children }: { session: Session; children: ComponentChildren }) {
  const seconds = useComputed(() => lastSeconds(ownClock(session), now.value)).value;
  if (seconds === null) return <>{children}</>;
  return (
    <span class="last-seconds" aria-hidden="true">
      <Icon name="hourglass-medium" size={15} />
      {t('do.seconds', { n: seconds })}
    </span>
  );
}

/** The seconds that are left of a clock in its last third; null before that, and once it has run out. */
export function lastSeconds(clock: RunningClock | undefined, at: number): number | null {
  if (!clock) return null;
  const left = clock.endsAtMillis - at;
  if (left <= 0 || left * LAST > clock.fullMillis) return null;
  return Math.ceil(left / 1000);
}

/** The clock of the throw that the reader is to make. */
function ownClock({ play, throwing }: Session): RunningClock | undefined {
  const seat = play.seat.value;
  if (seat === null || throwing.value === null || play.room.value.paused) return undefined;
  return play.clocks.value.find(({ seats }) => seats.includes(seat));
}
