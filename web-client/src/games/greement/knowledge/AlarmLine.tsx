import type { Session } from '../session';
import { t } from '../words';

/** What all know of the alarm: to how long it was set, and never when that is. */
export function alarmWords({ play }: Session): string {
  const { options } = play.room.value;
  const n = Number(options['alarm-minutes']);
  const spread = Number(options['alarm-spread-minutes']);
  const key = play.table.value.round > 0 ? 'alarm.running' : 'alarm.toBeSet';
  return spread > 0 ? t(`${key}.spread`, { n, spread }) : t(key, { n });
}

/** The same where the clock has no room for it beside the map. */
export function AlarmLine({ session }: { session: Session }) {
  return <p>{alarmWords(session)}</p>;
}
