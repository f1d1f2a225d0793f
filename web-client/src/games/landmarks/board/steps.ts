import { type Beat, movesCoins } from '../beats';
import { copiesWords } from '../card-words';
import type { Session } from '../session';
import { sentences, t } from '../words';

/** A step of a throw in a few words: who pays whom, by which cards. */
export function stepWords(session: Session, step: Beat): string {
  const { card, copies, from, to, amount, owed } = step;
  const fill = {
    n: copies,
    cards: card === null ? '' : copiesWords(card, copies),
    from: nameOf(session, from),
    to: nameOf(session, to),
    amount,
    owed,
  };
  const words = sentences.words(keyOf(session, step), fill);
  return owed > 0 ? `${words} ${t('step.owed', { n: owed })}` : words;
}

function keyOf({ play }: Session, step: Beat): string {
  if (!movesCoins(step)) return `step.${step.kind}`;
  if (step.kind === 'built' || step.kind === 'invested') return `step.${step.kind}`;
  if (step.from === null) return step.to === play.seat.value ? 'step.get' : 'step.gets';
  if (step.to === null) return 'step.bank';
  if (step.from === play.seat.value) return 'step.pay.you';
  return step.to === play.seat.value ? 'step.pay.toYou' : 'step.pay';
}

function nameOf({ play }: Session, seat: number | null): string {
  return seat === null ? t('bank') : play.name(seat);
}

/** What a step changes in coins, seen by the reader: a plus for gains, a minus for what he pays. */
export function stepFigure({ play }: Session, step: Beat): string {
  const { from, amount } = step;
  if (step.kind === 'tuna-dice') return String(amount);
  if (!movesCoins(step) || amount === 0) return '';
  const pays = from !== null && (from === play.seat.value || step.to === null);
  return pays ? `−${amount}` : `+${amount}`;
}
