import './ending.css';
import { AlarmClock } from '../../../ui/AlarmClock';
import type { Session } from '../session';

/** The alarm clock with its cover off, at the minutes it was set to. */
export function Alarm({ session }: { session: Session }) {
  const seconds = session.play.table.value.disclosed?.alarmSeconds;
  // Where a game was called off nothing has rung, and the cover stays on.
  const flies = seconds != null && session.play.moving.value;
  return (
    <div class="alarm-off">
      {seconds == null ? (
        <AlarmClock width={118} />
      ) : (
        <AlarmClock width={118} minutes={Math.round(seconds / 60)} />
      )}
      {flies && (
        <div class="alarm-flies" aria-hidden="true">
          <AlarmClock width={118} />
        </div>
      )}
    </div>
  );
}
