import { againWords } from '../actions/again';
import { changeWords, spokenChange } from '../actions/change';
import type { Session } from '../session';
import { grown } from '../sums';
import { t } from '../words';

/** What a payment with a borrowed part does to the reader's money and debt, unless his paper is covered. */
export function moneyWords(
  { play, covered }: Session,
  coins: number,
  loan: number,
  changed = changeWords,
): string {
  const hand = play.hand.value;
  if (!hand || covered.value) return t('second.covered');
  return t('second.amount', {
    money: changed({ from: hand.money, to: hand.money - (coins - loan) }),
    debt: changed({ from: hand.debt, to: hand.debt + loan }),
  });
}

/** The same with what a borrowed part has grown to once his turn has ended. */
export function loanWords(
  session: Session,
  price: number,
  loan: number,
  changed = changeWords,
): string {
  const { hand, table } = session.play;
  const change = moneyWords(session, price, loan, changed);
  if (!hand.value || loan === 0 || session.covered.value) return change;
  const owed = hand.value.debt + loan;
  const after = grown(owed, table.value.values);
  return after === owed ? change : t('pay.grown', { change, after });
}

/** The same for the ear. */
export function spokenMoney(session: Session, price: number, loan: number): string {
  return loanWords(session, price, loan, spokenChange);
}

/** Asks once more before a debt is made by paying or pledging so much, and tells the ear what follows; without one only the key asks. */
export function askedOf(
  session: Session,
  coins: number,
  loan: number,
  act: 'pay' | 'pledge' = 'pay',
): { sure: string; sureSaid: string } | { keyAsks: string } {
  if (loan === 0) return { keyAsks: againWords(session, 'p', moneyWords(session, coins, 0)) };
  const sure = t(session.covered.value ? `${act}.sure.covered` : `${act}.sure`, { coins, loan });
  const follows = againWords(session, 'p', spokenMoney(session, coins, loan));
  return { sure, sureSaid: `${sure} ${follows}` };
}
