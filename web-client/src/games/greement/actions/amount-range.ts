import { movesOf, type Range, rangeOf } from '../../moves';
import type { Session } from '../session';

/** What can be borrowed or usefully repaid: more than is owed or at hand would be cut. */
export function amountRange({ play }: Session, action: 'borrow' | 'repay'): Range | undefined {
  const range = rangeOf(movesOf(play.moves.value, action)[0], 'amount');
  const hand = play.hand.value;
  if (!range || !hand || action === 'borrow') return range;
  return { from: range.from, to: Math.min(range.to, hand.debt, hand.available) };
}
