import type { Pill } from '../faces';
import type { Session } from './session';
import { t } from './words';

/** Where the game stands, for the header: "round 14". */
export function standing({ play }: Session): string {
  const { phase, round } = play.table.value;
  if (phase === 'choose-goals') return t('standing.goals');
  if (phase === 'finished') return t('standing.over', { round });
  return t('standing.round', { round });
}

/** What the pill says to whoever decides; of the others the frame knows. */
export function pillOf({ play, yours, decides, scenes }: Session): Pill | undefined {
  const { act } = scenes.shown.value;
  if (act) return { kind: 'still', words: t(`pill.act.${act.type}`) };
  const { phase, rent, trade, turn } = play.table.value;
  if (phase === 'finished') return { kind: 'still', words: t('pill.over') };
  if (phase === 'choose-goals') {
    const own = play.phone.value ? t('pill.goals.short') : t('pill.goals');
    const words = play.seat.value === null ? t('pill.goals.others') : own;
    return { kind: 'vote', words, clock: 'choose-goals' };
  }
  const isAnswer = phase === 'rent-answer' || phase === 'trade-answer';
  if (isAnswer && decides.value) {
    const from = trade?.from ?? turn;
    const name = from === null ? '' : play.name(from);
    return { kind: 'yours', words: t('pill.answer', { name }), clock: phase };
  }
  if (isAnswer && yours.value) {
    const to = trade?.to ?? rent?.claimant ?? 0;
    return { kind: 'waiting', words: t('pill.asked', { name: play.name(to) }), clock: phase };
  }
  if (!yours.value || isAnswer) return undefined;
  return { kind: 'yours', words: t(`pill.${phase}`), clock: 'turn' };
}
