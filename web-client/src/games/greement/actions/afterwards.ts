import { begun } from '../../../i18n/begun';
import { figure, signedFigure } from '../../../i18n/figure';
import type { Item } from '../../listed';
import { openSquares, type Session, type SquareAction, squareItem } from '../session';
import { grown, profitSum } from '../sums';
import type { Square } from '../wire';
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
  return countWords(session, action, openSquares(session, action), isSmall);
}

/** For the ear what is left of the money once an action is done to a square; nothing of a paper that is covered. */
export function leavesTold(
  session: Session,
  action: SquareAction,
  square: Square,
): string | undefined {
  const hand = session.covered.value ? null : session.play.hand.value;
  const price = squareItem(session, action, square)?.weight;
  if (!hand || price === undefined) return undefined;
  return `${begun(t('second.leaves', { left: hand.available - price }))}.`;
}

/** "2 lands, 2 each, +4 to +8 a turn"; a small button says "2 for +4–8". */
export function countWords(
  session: Session,
  action: SquareAction,
  squares: readonly Square[],
  isSmall: boolean,
): string {
  const n = squares.length;
  const count = t(`count.${action}`, { n });
  if (n === 0) return count;
  const prices = squares.map((square) => squareItem(session, action, square)?.weight ?? 0);
  const coins = Math.min(...prices);
  const each = t(Math.max(...prices) > coins ? 'count.from' : 'count.each', { coins });
  const gains = gainsOf(session, action, squares);
  if (isSmall) {
    if (gains) return t('count.small', { coins, gain: rangeWords('count.gains.small', gains) });
    return n === 1 ? t('count.only', { coins }) : each;
  }
  const cost = n === 1 ? t('count.one', { count, coins }) : [count, each].join(t('list.comma'));
  if (!gains) return cost;
  const [least, most] = gains;
  const gain =
    least === most
      ? t('count.gain', { gain: signedFigure(least) })
      : rangeWords('count.gains', gains);
  return [cost, gain].join(t('list.comma'));
}

type Gains = readonly [least: number, most: number];

function rangeWords(key: 'count.gains' | 'count.gains.small', [least, most]: Gains): string {
  if (least === most) return signedFigure(least);
  const isShort = key === 'count.gains.small' && least >= 0;
  return t(key, {
    least: signedFigure(least),
    most: isShort ? figure(most) : signedFigure(most),
  });
}

/** What seeding or cattle would add to the profit of these squares, the least and the most of it; what is bought has no one such. */
function gainsOf({ play }: Session, action: SquareAction, squares: readonly Square[]) {
  if (action === 'buy') return undefined;
  const table = play.table.value;
  const then = action === 'seed' ? 'crop' : 'cattle';
  const gains = squares.map(
    (square) =>
      profitSum(table, square, then).result -
      profitSum(table, square, action === 'seed' ? 'land' : 'crop').result,
  );
  return [Math.min(...gains), Math.max(...gains)] as const;
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
