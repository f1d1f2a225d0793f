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
  const { low, phone } = session.play;
  if (item) {
    const cost = t('do.for', { square: String(item.value), coins: item.weight });
    const isPriceAlone = session.covered.value || (phone.value && !low.value);
    const left = isPriceAlone ? undefined : leaves(session, item.weight);
    return left === undefined ? cost : [cost, left].join(t('list.comma'));
  }
  return countWords(session, action, openSquares(session, action), isSmall);
}

/** What the reader keeps of his money, unless he has put it out of sight. */
export function leaves({ play, covered }: Session, price: number | undefined): string | undefined {
  const hand = play.hand.value;
  if (!hand || price === undefined) return undefined;
  return covered.value ? t('second.covered') : t('second.leaves', { left: hand.available - price });
}

/** For the ear what is left of the money once an action is done to a square; nothing of a paper that is covered. */
export function leavesTold(
  session: Session,
  action: SquareAction,
  square: Square,
): string | undefined {
  if (session.covered.value) return undefined;
  const left = leaves(session, squareItem(session, action, square)?.weight);
  return left === undefined ? undefined : `${begun(left)}.`;
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
    if (gains) return t('count.small', { coins, gain: gainWords(gains, true) });
    return n === 1 ? t('count.only', { coins }) : each;
  }
  const cost = n === 1 ? t('count.one', { count, coins }) : [count, each].join(t('list.comma'));
  return gains ? [cost, gainWords(gains, false)].join(t('list.comma')) : cost;
}

type Gains = readonly [least: number, most: number];

function gainWords([least, most]: Gains, isSmall: boolean): string {
  const gain = signedFigure(least);
  if (least === most) return isSmall ? gain : t('count.gain', { gain });
  return t(isSmall ? 'count.gains.small' : 'count.gains', {
    least: gain,
    most: isSmall && least >= 0 ? figure(most) : signedFigure(most),
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
  if (play.phone.value) return t('second.repay.short', { debt, after });
  const later = grown(after, play.table.value.values);
  return t(later > after ? 'second.repay.grows' : 'second.repay', { most, debt, after, later });
}
