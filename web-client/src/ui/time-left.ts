import { clockFace } from '../clock';
import { t } from '../i18n';

const HOUR_MILLIS = 3_600_000;
const DAY_HOURS = 24;

/** What is left of a clock: as on its face, and from a day on in days and hours, "1 d 6 h". */
export function timeLeft(millis: number): string {
  const hours = Math.floor(millis / HOUR_MILLIS);
  if (hours < DAY_HOURS) return clockFace(millis);
  return t('time.days', { days: Math.floor(hours / DAY_HOURS), hours: hours % DAY_HOURS });
}
