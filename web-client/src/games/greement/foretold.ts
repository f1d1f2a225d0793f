import { consequence } from './actions/AmountTray';
import { endWords } from './actions/TurnBar';
import { againstWords } from './events/against';
import { moneyWords } from './events/money';
import { type ActionKind, type Session, squareItem } from './session';
import { grown } from './sums';
import { t } from './words';

/** What follows from an action in "Actions as text", as its button says it in its second line. */
export function foretold(
  session: Session,
  action: string,
  values: Record<string, unknown>,
): string | undefined {
  const hand = session.play.hand.value;
  if (!hand) return undefined;
  if (action === 'vote') {
    return values.choice === 'against' ? againstWords(session) : t('vote.for.line');
  }
  if (!PAID.has(action)) return undefined;
  if (session.covered.value) return t('second.covered');
  const table = session.play.table.value;
  const [amount, loan] = [Number(values.amount ?? 0), Number(values.loan ?? 0)];
  switch (action) {
    case 'borrow':
      return t('second.amount', consequence(hand, table.values, amount));
    case 'repay': {
      const paid = Math.min(amount, hand.debt, hand.available);
      return t('second.amount', consequence(hand, table.values, -paid));
    }
    case 'take-first-loan':
      return t('second.debtAfter', { debt: grown(amount, table.values) });
    case 'end-turn':
      return endWords(hand);
    case 'pledge':
      return moneyWords(session, amount, loan);
    case 'pay-event':
      return moneyWords(session, table.event?.price ?? 0, loan);
    default: {
      const price = squareItem(session, action as ActionKind, String(values.square))?.weight;
      return price === undefined ? undefined : t('second.leaves', { left: hand.available - price });
    }
  }
}

/** What changes the reader's money or debt. */
const PAID: ReadonlySet<string> = new Set([
  'borrow',
  'repay',
  'take-first-loan',
  'end-turn',
  'pledge',
  'pay-event',
  'buy',
  'seed',
  'buy-cattle',
]);
