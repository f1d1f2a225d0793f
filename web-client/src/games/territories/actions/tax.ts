import type { Item } from '../../listed';
import { allItems, blockOf } from '../../moves';
import { grouped } from '../money';
import { own, type Session } from '../session';
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
  /** Less than the other just now. */
  cheaper: boolean;
  /** The key that chooses it: the cheaper has the first. */
  key: string;
}

/** Both amounts, the cheaper first; none while the reader has nothing to choose. */
export function taxChoices({ play }: Session): readonly TaxChoice[] {
  const items = cheaperFirst(allItems(play.moves.value, 'choose-tax', 'pay'));
  const most = Math.max(...items.map(({ weight }) => weight));
  return items.map((item, i) => ({
    ...choiceOf(item),
    cheaper: item.weight < most,
    key: String(i + 1),
  }));
}

export function cheaperFirst(items: readonly Item[]): readonly Item[] {
  return items.toSorted(
    (a, b) => a.weight - b.weight || String(b.value).localeCompare(String(a.value)),
  );
}

function choiceOf({ value, weight, notes }: Item): Omit<TaxChoice, 'cheaper' | 'key'> {
  return {
    pay: value === 'fixed' ? 'fixed' : 'percent',
    amount: weight,
    left: Number(notes.left),
    out: notes.out === true,
    standard: notes.standard === true,
  };
}

/** True if he cannot pay either: whatever is chosen, he loses all he has. */
export function isOutEitherWay(choices: readonly TaxChoice[]): boolean {
  return choices.length > 0 && choices.every(({ out }) => out);
}

/** Both, with their keys and what they leave, for those who do not see the buttons. */
export function spokenTax(session: Session): string {
  const choices = taxChoices(session);
  if (isOutEitherWay(choices)) return t('pill.tax.out', { sums: eitherWords(session, choices) });
  const each = choices.map((choice) =>
    t('tax.spoken', {
      key: choice.key,
      amount: grouped(choice.amount),
      after: afterWords(choice),
    }),
  );
  return t('pill.tax.spoken', { choices: each.join(t('list.semicolon')) });
}

/** What there is, of the less that would have to be paid. */
export function eitherWords(session: Session, choices: readonly TaxChoice[]): string {
  return t('tax.either', {
    money: grouped(own(session)?.money ?? 0),
    due: grouped(Math.min(...choices.map(({ amount }) => amount))),
  });
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
  if (isOutEitherWay(choices)) return undefined;
  const standard = choices.find((choice) => choice.standard);
  if (!standard) return undefined;
  const only = !standard.out && choices.some((choice) => choice.out);
  if (!only && !standard.cheaper) return undefined;
  return t(only ? 'tax.timeout.only' : 'tax.timeout.cheaper');
}

/** Why nothing can be chosen just now; undefined where it can. */
export function waitsWords({ play }: Session): string | undefined {
  const blocked = blockOf(play.moves.value, 'choose-tax');
  return blocked ? play.reason(blocked) : undefined;
}
