import { clockFace, now } from '../clock';
import { t } from '../i18n';
import { timeLeft } from './time-left';

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
  /** Said where no clock runs for whoever is to act. */
  unhurried?: boolean;
}

const RADIUS = 11;
const ROUND = 2 * Math.PI * RADIUS;
/** The last part of a clock's own time in which it is short, and in which it grows. */
const SHORT = 6;
const LAST = 18;

/**
 * Whose turn it is and how long it lasts. The ring turns brick in the last sixth of its own time and
 * grows in the last eighteenth: under 30 and 10 s of a turn of three minutes.
 */
export function TurnPill(props: Props) {
  const { kind, words, endsAtMillis, ofMillis, sinceMillis, unhurried } = props;
  const most = ofMillis ?? Number.POSITIVE_INFINITY;
  const left =
    endsAtMillis === undefined ? undefined : Math.min(most, Math.max(0, endsAtMillis - now.value));
  const gone = sinceMillis === undefined ? undefined : Math.max(0, now.value - sinceMillis);
  const face = left === undefined ? '' : timeLeft(left);
  const share = left === undefined || !ofMillis ? 1 : Math.min(1, left / ofMillis);
  return (
    <div class={`turn-pill ${kind}${isShort(left, ofMillis) ? ' short' : ''}`} role="timer">
      {left !== undefined && <Ring share={share} growth={growth(left, ofMillis)} />}
      <span class="turn-words">{words}</span>
      {face && (
        <span class="turn-time" role="img" aria-label={t('turn.left', { time: face })}>
          {face}
        </span>
      )}
      {unhurried && <span class="turn-gone">{t('unit.noClock')}</span>}
      {gone !== undefined && (
        <span class="turn-gone">{t('turn.gone', { time: clockFace(gone) })}</span>
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

/** True in the last sixth of a clock's own time. */
export function isShort(leftMillis: number | undefined, ofMillis: number | undefined): boolean {
  if (leftMillis === undefined || ofMillis === undefined) return false;
  return leftMillis < ofMillis / SHORT;
}

/** One pixel for each second of the last eighteenth that has gone. */
export function growth(leftMillis: number | undefined, ofMillis: number | undefined): number {
  const last = (ofMillis ?? 0) / LAST;
  if (leftMillis === undefined || leftMillis >= last) return 0;
  return Math.ceil(last / 1000) - Math.ceil(leftMillis / 1000);
}
