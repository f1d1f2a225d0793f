import { type Beat, movesCoins } from '../beats';
import { copiesWords } from '../card-words';
import type { LandmarksPlay } from '../play';
import { sentences, t } from '../words';

/** Who reads: in which seat, and how he knows the others. */
export interface Reader {
  play: Pick<LandmarksPlay, 'name' | 'colour'> & { seat: { value: number | null } };
}

/** A step of a throw in a few words: who pays whom, by which cards. */
export function stepWords(reader: Reader, step: Beat): string {
  const { card, copies, from, to, amount, owed } = step;
  const fill = {
    n: copies,
    cards: card === null ? '' : copiesWords(card, copies),
    from: nameOf(reader, from),
    to: nameOf(reader, to),
    amount,
    owed,
  };
  const words = sentences.words(keyOf(reader, step), fill);
  return owed > 0 ? `${words} ${t('step.owed', { n: owed })}` : words;
}

function keyOf({ play }: Reader, step: Beat): string {
  if (!movesCoins(step)) return `step.${step.kind}`;
  if (step.kind === 'built' || step.kind === 'invested') return `step.${step.kind}`;
  if (step.from === null) return step.to === play.seat.value ? 'step.get' : 'step.gets';
  if (step.to === null) return 'step.bank';
  if (step.from === play.seat.value) return 'step.pay.you';
  return step.to === play.seat.value ? 'step.pay.toYou' : 'step.pay';
}

function nameOf({ play }: Reader, seat: number | null): string {
  return seat === null ? t('bank') : play.name(seat);
}

/** What a step changes in coins, seen by the reader: a plus for gains, a minus for what he pays. */
export function stepFigure({ play }: Reader, step: Beat): string {
  const { from, amount } = step;
  if (step.kind === 'tuna-dice') return String(amount);
  if (!movesCoins(step) || amount === 0) return '';
  const pays = from !== null && (from === play.seat.value || step.to === null);
  return pays ? `−${amount}` : `+${amount}`;
}
