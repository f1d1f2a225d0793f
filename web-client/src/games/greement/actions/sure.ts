import type { Session } from '../session';
import type { Hand } from '../wire';
import { t } from '../words';
import { setAside } from './set-aside';

/** True while the end of the turn would let a debt grow that could be repaid in part, be it by withdrawing an offer. */
export function endAsks({ debt, debtIfEnded, available, reserved }: Hand): boolean {
  return debtIfEnded > debt && available + reserved > 0;
}

/** Asks before a debt grows that the reader could still repay in part; an offer of his keeps no money past his turn. */
export function sureOf(session: Session, hand: Hand) {
  const { debt, debtIfEnded: after, available, reserved } = hand;
  if (!endAsks(hand)) return {};
  if (session.covered.value) return { sure: t('end.sure.covered') };
  const coins = Math.min(debt, available + reserved);
  const key = available < coins ? 'end.sure.lapse' : 'end.sure.line';
  const told = { debt, after, coins, reserved, n: setAside(session).offers.length };
  const line = t(key, told);
  return {
    sure: t('end.sure', told),
    sureLine: line,
    sureSaid: t('end.sure.said', { ...told, line }),
  };
}
