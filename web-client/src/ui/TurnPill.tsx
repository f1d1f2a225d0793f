import { clockFace, now } from '../clock';
import { t } from '../i18n';

interface Props {
  /** Green when the reader is to act, grey otherwise. */
  kind: 'yours' | 'waiting' | 'vote' | 'still';
  words: string;
  /** When the time runs out, by `now` of the clock; no clock, no ring of time. */
  endsAtMillis?: number | undefined;
  /** How long the time was at its start. */
  ofMillis?: number | undefined;
  /** Since when it is so, by `now`; shown where nothing runs out. */
  sinceMillis?: number | undefined;
}

const RADIUS = 11;
const ROUND = 2 * Math.PI * RADIUS;
const SHORT_MILLIS = 30_000;
const LAST_MILLIS = 10_000;

/** Whose turn it is and how long it lasts. The ring turns brick under 30 s and grows in the last 10. */
export function TurnPill({ kind, words, endsAtMillis, ofMillis, sinceMillis }: Props) {
  const left = endsAtMillis === undefined ? undefined : Math.max(0, endsAtMillis - now.value);
  const gone = sinceMillis === undefined ? undefined : Math.max(0, now.value - sinceMillis);
  const face = left === undefined ? '' : clockFace(left);
  const share = left === undefined || !ofMillis ? 1 : Math.min(1, left / ofMillis);
  return (
    <div
      class={`turn-pill ${kind}${left !== undefined && left < SHORT_MILLIS ? ' short' : ''}`}
      role="timer"
    >
      <Ring share={share} growth={growth(left)} />
      <span class="turn-words">{words}</span>
      {face && (
        <span class="turn-time" role="img" aria-label={t('turn.left', { time: face })}>
          {kind === 'waiting' ? face.padStart(5, '0') : face}
        </span>
      )}
      {gone !== undefined && (
        <span class="turn-time" role="img" aria-label={t('turn.gone', { time: clockFace(gone) })}>
          {clockFace(gone).padStart(5, '0')}
        </span>
      )}
    </div>
  );
}

function Ring({ share, growth }: { share: number; growth: number }) {
  const size = 28 + growth;
  return (
    <svg class="turn-ring" width={size} height={size} viewBox="-14 -14 28 28" aria-hidden="true">
      <circle r={RADIUS} class="ring-track" />
      <circle
        r={RADIUS}
        class="ring-left"
        stroke-dasharray={`${share * ROUND} ${ROUND}`}
        transform="rotate(-90)"
      />
    </svg>
  );
}

/** One pixel for each of the last ten seconds that has gone. */
export function growth(leftMillis: number | undefined): number {
  if (leftMillis === undefined || leftMillis >= LAST_MILLIS) return 0;
  return 10 - Math.ceil(leftMillis / 1000);
}
