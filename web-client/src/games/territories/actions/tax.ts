import type { Item } from '../../listed';
import { allItems, blockOf } from '../../moves';
import { grouped } from '../money';
import type { Session } from '../session';
import type { Pay } from '../wire';
import { t } from '../words';

/** One of the two amounts at the Caravan, worked out by the server. */
export interface TaxChoice {
  pay: Pay;
  amount: number;
  left: number;
  /** More than there is: whoever chooses it is out. */
  out: boolean;
  /** Taken if time runs out. */
  standard: boolean;
}

/** Both amounts, the tenth first; none while the reader has nothing to choose. */
export function taxChoices({ play }: Session): readonly TaxChoice[] {
  const items = allItems(play.moves.value, 'choose-tax', 'pay').map(choiceOf);
  return items.toSorted((a, b) => b.pay.localeCompare(a.pay));
}

function choiceOf({ value, weight, notes }: Item): TaxChoice {
  return {
    pay: value === 'fixed' ? 'fixed' : 'percent',
    amount: weight,
    left: Number(notes.left),
    out: notes.out === true,
    standard: notes.standard === true,
  };
}

export function taxWords({ pay }: Pick<TaxChoice, 'pay'>): string {
  return t(`tax.${pay}`);
}

export function afterWords({ out, left }: TaxChoice): string {
  return out ? t('tax.out') : t('tax.left', { left: grouped(left) });
}

/** What is paid if time runs out; nothing to say where no clock runs. */
export function timeoutWords(session: Session): string | undefined {
  if (session.play.room.value.options.secondsTax === 0) return undefined;
  const choices = taxChoices(session);
  const standard = choices.find((choice) => choice.standard);
  if (!standard) return undefined;
  const only = !standard.out && choices.some((choice) => choice.out);
  return t('tax.timeout', { what: t(`tax.${only ? 'only' : 'less'}.${standard.pay}`) });
}

/** Why nothing can be chosen just now; undefined where it can. */
export function waitsWords({ play }: Session): string | undefined {
  const blocked = blockOf(play.moves.value, 'choose-tax');
  return blocked ? play.reason(blocked) : undefined;
}
