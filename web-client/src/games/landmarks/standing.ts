import type { Pill } from '../faces';
import type { Session } from './session';
import { t } from './words';

/** Where the game stands, for the header: "round 12"; by post the turn that is ordered for. */
export function standing({ play }: Session): string {
  const { mode, phase, round, turn } = play.table.value;
  if (phase === 'over') return t('standing.over', { round });
  return mode === 'postal' ? t('standing.post', { turn }) : t('standing.round', { round });
}

/** What the pill says to the one who decides; of the others the frame knows. */
export function pillOf({ play, yours }: Session): Pill | undefined {
  const { phase, stalled, players } = play.table.value;
  if (phase === 'over') return { kind: 'still', words: t('pill.over') };
  if (phase === 'orders') {
    if (stalled) return { kind: 'still', words: t('pill.stalled') };
    const me = players.find(({ seat }) => seat === play.seat.value);
    // In a pause no time follows the words.
    const orders = play.room.value.paused ? 'pill.orders.paused' : 'pill.orders';
    const words = t(me?.ready ? 'pill.ready' : orders);
    return { kind: 'vote', words, clock: 'orders' };
  }
  if (!yours.value) return undefined;
  const isShort = phase === 'build' && play.phone.value;
  return { kind: 'yours', words: t(isShort ? 'pill.build.short' : `pill.${phase}`), clock: phase };
}
