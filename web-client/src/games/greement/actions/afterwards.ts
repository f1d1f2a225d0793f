import type { Item } from '../../listed';
import { openSquares, type Session, type SquareAction, squareItem } from '../session';
import { grown } from '../sums';
import { t } from '../words';
import { amountRange } from './amount-range';

/**
 * What an action on a square costs and leaves; while none is chosen, on how many it can be done and from
 * what price on; a small button says the price alone. On a phone the chosen square's own buttons say it.
 */
export function afterWords(
  session: Session,
  action: SquareAction,
  item: Item | null,
  isSmall = false,
): string {
  const { play, covered } = session;
  const { low, phone } = play;
  if (item) {
    const cost = t('do.for', { square: String(item.value), coins: item.weight });
    const hand = play.hand.value;
    if (!hand || covered.value || (phone.value && !low.value)) return cost;
    return [cost, t('second.leaves', { left: hand.available - item.weight })].join(t('list.comma'));
  }
  const open = openSquares(session, action);
  const count = t(`count.${action}`, { n: open.length });
  if (open.length === 0) return count;
  const prices = open.map((square) => squareItem(session, action, square)?.weight ?? 0);
  const coins = Math.min(...prices);
  const each = t(Math.max(...prices) > coins ? 'count.from' : 'count.each', { coins });
  if (isSmall) return open.length === 1 ? t('count.only', { coins }) : each;
  return open.length === 1 ? t('count.one', { count, coins }) : `${count}, ${each}`;
}

/** How much can be borrowed or repaid, and what becomes of the debt. */
export function amountWords(session: Session, action: 'borrow' | 'repay'): string {
  const { play, covered, purse } = session;
  // What comes in just now is repaid from once the paper has it.
  const seen = action === 'repay' ? purse.value?.available : undefined;
  const most = Math.min(amountRange(session, action)?.to ?? 0, seen ?? Number.POSITIVE_INFINITY);
  const { loanMultiplier: factor } = play.table.value.values;
  if (action === 'borrow') {
    return t(factor > 1 && !play.phone.value ? 'second.borrow.grows' : 'second.borrow', {
      ...{ most, factor },
    });
  }
  const debt = play.hand.value?.debt ?? 0;
  if (covered.value) return t('second.covered');
  const after = debt - most;
  if (play.phone.value) return t('second.repay.short', { after });
  const later = grown(after, play.table.value.values);
  return t(later > after ? 'second.repay.grows' : 'second.repay', { most, debt, after, later });
}
