import { t } from '../i18n';
import { brassFill } from './Paints';

interface Props {
  /** Pixels. */
  width?: number;
  /** What the alarm was set to, in minutes; only a clock whose cover is off tells it. */
  minutes?: number;
}

/** The alarm nobody can see: under red cloth while the game lasts, open with its hands at the end. */
export function AlarmClock({ width = 92, minutes }: Props) {
  const open = minutes !== undefined;
  return (
    <svg
      class="alarm-clock"
      width={width}
      height={(width * 110) / 92}
      viewBox="0 0 92 110"
      role="img"
      aria-label={t(open ? 'alarm.open' : 'alarm.covered')}
    >
      <path class="alarm-feet" d="M22 95L10 106M70 95L82 106" />
      <g class="alarm-metal" fill={brassFill}>
        <path d="M46 8V18" />
        <rect x="37" y="1" width="18" height="9.5" rx="4" />
        <path d="M4.6 35.2A18.4 18.4 0 0 1 33.9 12.8Z" />
        <path d="M87.4 35.2A18.4 18.4 0 0 0 58.1 12.8Z" />
        <circle cx="46" cy="60" r="43" />
      </g>
      {open ? <Face minutes={minutes} /> : <Cover />}
    </svg>
  );
}

function Cover() {
  return (
    <g class="alarm-cover">
      <circle cx="46" cy="60" r="34.5" />
      <path
        class="alarm-folds"
        d="M23 37Q34 58 21 82M38 27Q43 58 37 93M57 27Q52 58 59 93M71 37Q60 58 72 82"
      />
      <path class="alarm-chain" d="M18.5 45.5Q46 60 72.5 46" />
    </g>
  );
}

const HOURS = Array.from({ length: 12 }, (_, hour) => hour * 30);

function Face({ minutes }: { minutes: number }) {
  return (
    <g class="alarm-face">
      <circle cx="46" cy="60" r="34.5" />
      {HOURS.map((angle) => (
        <path key={angle} d="M46 29.5V34" stroke-width="2" transform={`rotate(${angle} 46 60)`} />
      ))}
      <path d="M46 60V43" stroke-width="4.5" transform={`rotate(${minutes / 2} 46 60)`} />
      <path d="M46 60V36" stroke-width="3" transform={`rotate(${minutes * 6} 46 60)`} />
      <path class="alarm-hand" d="M40 56L62 67" stroke-width="1.8" />
      <circle class="alarm-pin" cx="46" cy="60" r="3" />
    </g>
  );
}
