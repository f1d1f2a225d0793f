import './ringing.css';
import { AlarmClock } from '../../../ui/AlarmClock';
import type { Session } from '../session';

/** The alarm where everybody looks, while it rings: the table darkens, and the papers are not open yet. */
export function Ringing({ session }: { session: Session }) {
  if (!session.rings.value) return null;
  return (
    <div class="alarm-rings" aria-hidden="true">
      <AlarmClock width={148} />
    </div>
  );
}
