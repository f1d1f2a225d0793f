import type { Hand } from '../wire';
import { t } from '../words';

/** What a payment with a borrowed part does to the reader's money and debt. */
export function moneyWords(hand: Hand, coins: number, loan: number): string {
  return t('pledge.you', {
    money: hand.money,
    left: hand.money - (coins - loan),
    debt: hand.debt,
    owed: hand.debt + loan,
  });
}
