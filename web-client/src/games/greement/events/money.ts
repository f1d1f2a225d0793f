import { changeWords } from '../actions/change';
import type { Hand } from '../wire';
import { t } from '../words';

/** What a payment with a borrowed part does to the reader's money and debt. */
export function moneyWords(hand: Hand, coins: number, loan: number): string {
  return t('pledge.you', {
    money: changeWords({ from: hand.money, to: hand.money - (coins - loan) }),
    debt: changeWords({ from: hand.debt, to: hand.debt + loan }),
  });
}
