import { changeWords } from '../actions/change';
import type { Session } from '../session';
import { t } from '../words';

/** What a payment with a borrowed part does to the reader's money and debt, unless his paper is covered. */
export function moneyWords({ play, covered }: Session, coins: number, loan: number): string {
  const hand = play.hand.value;
  if (!hand || covered.value) return t('second.covered');
  return t('second.amount', {
    money: changeWords({ from: hand.money, to: hand.money - (coins - loan) }),
    debt: changeWords({ from: hand.debt, to: hand.debt + loan }),
  });
}
