import type { LineFace } from '../../faces';
import { Named } from '../../Named';
import { grouped } from '../money';
import { chanceWords } from '../risk';
import type { Session } from '../session';
import type { Escape, Field, Payment, Table } from '../wire';
import { t } from '../words';

/** How many fields are named after the best. */
const RUNNERS_UP = 3;

/** The biggest payment, the luckiest escape, and what the fields have earned. */
export function factLines({ play }: Session): readonly LineFace[] {
  const { records } = play.table.value;
  if (!records) return [];
  const { earned, biggestPayment, narrowestEscape } = records;
  return [
    ...(biggestPayment ? [payment(play, biggestPayment)] : []),
    ...(narrowestEscape ? [escapeLine(play, narrowestEscape)] : []),
    ...earnings(earned),
    ...quiet(play.table.value),
  ];
}

function payment(play: Session['play'], made: Payment): LineFace {
  const { from, to, paid, field, turnNumber } = made;
  return {
    seat: from,
    text: t.rich(paymentKey(play, made), {
      from: <Named play={play} seat={from} />,
      to: <Named play={play} seat={to} />,
      paid: <b>{grouped(paid)}</b>,
      field: t(`field.${field}`),
      turn: turnNumber,
    }),
  };
}

/** The reader is spoken to, whether he paid or was paid. */
function paymentKey({ seat: { value: reader } }: Session['play'], { from, to }: Payment) {
  if (reader === from) return 'fact.payment.you';
  return reader !== null && reader === to ? 'fact.payment.to-you' : 'fact.payment';
}

function escapeLine(
  play: Session['play'],
  { seat, dice, turnNumber, outIn1296 }: Escape,
): LineFace {
  return {
    seat,
    text: t.rich(play.seat.value === seat ? 'fact.escape.you' : 'fact.escape', {
      name: <Named play={play} seat={seat} />,
      first: dice[0],
      second: dice[1],
      turn: turnNumber,
      chance: <b>{chanceWords(outIn1296)}</b>,
    }),
  };
}

/** The field that has earned most in rent, and those after it. */
function earnings(earned: Record<string, number>): readonly LineFace[] {
  const [best, ...others] = Object.entries(earned).sort(([, a], [, b]) => b - a);
  if (!best) return [];
  const next = others
    .slice(0, RUNNERS_UP)
    .map(([field, sum]) => t('fact.earned.one', { field: nameOf(field), sum }))
    .join(t('list.comma'));
  const first = t.rich('fact.earned', { field: nameOf(best[0]), sum: <b>{grouped(best[1])}</b> });
  return [{ text: next ? [...first, ' ', t('fact.earned.next', { list: next })] : first }];
}

/** Ground on which nobody ever paid, where it is not most of the board. */
function quiet({ owner, records }: Table): readonly LineFace[] {
  const none = Object.keys(owner).filter((field) => !records?.earned[field]);
  if (none.length === 0 || none.length > RUNNERS_UP) return [];
  return [{ text: t('fact.quiet', { list: none.map(nameOf).join(t('list.comma')) }) }];
}

function nameOf(field: string): string {
  return t(`field.${field as Field}`);
}
