import { blockOf, isOpen } from '../../moves';
import type { Session } from '../session';
import { t } from '../words';

/** True while the reader could declare victory in this turn, at once or after selling and repaying. */
export function canDeclare(session: Session): boolean {
  return session.play.table.value.phase === 'turn-start' && declareBlocked(session) === undefined;
}

/** "18 of 40: 22 short", or that a few sales would do. */
export function declareWords({ play }: Session): string {
  const progress = play.hand.value?.progress;
  if (progress?.met) return t('declare.second');
  return progress?.plan ? t('declare.second.plan') : '';
}

/** Why victory cannot be declared now, not even after a few sales. */
export function declareBlocked({ play }: Session): string | undefined {
  const moves = play.moves.value;
  if (isOpen(moves, 'declare-victory')) return undefined;
  const why = blockOf(moves, 'declare-victory');
  const progress = play.hand.value?.progress;
  if (why?.code !== 'goal-not-met' || !progress) {
    return why ? play.reason(why) : t('declare.none');
  }
  if (progress.plan) return undefined;
  const { reached, needed } = progress;
  return reached < needed
    ? t('declare.short', { reached, needed, short: needed - reached })
    : play.reason(why);
}
