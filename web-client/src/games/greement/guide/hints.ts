import { hintsOf, type Moments } from '../../hints';
import type { Session } from '../session';
import { factors } from '../sums';
import { t } from '../words';

type HintName =
  | 'debt'
  | 'growth'
  | 'noProfit'
  | 'vote'
  | 'diagonal'
  | 'share'
  | 'alone'
  | 'loan'
  | 'price';

/** When each hint has its moment. */
export const moments: Moments<Session, HintName> = [
  ['diagonal', ({ play }) => play.table.value.phase === 'choose-start'],
  ['vote', ({ play }) => play.table.value.phase === 'event-vote'],
  ['share', ({ play }) => play.table.value.event?.card === 'P01'],
  ['alone', ({ play }) => /P03|P04/.test(play.table.value.event?.card ?? '')],
  ['loan', ({ tray }) => tray.value === 'borrow'],
  ['noProfit', ({ play, yours }) => yours.value && play.table.value.round === 1],
  ['debt', (session) => owesOnTurn(session) && loanFactor(session) === DOUBLE],
  ['growth', (session) => owesOnTurn(session) && loanFactor(session) > DOUBLE],
  [
    'price',
    ({ play, chosen }) =>
      chosen.value !== null && factors(play.table.value, chosen.value).length > 0,
  ],
];

/** Debts are said to double only where they do. */
const DOUBLE = 2;

function owesOnTurn({ play, yours }: Session): boolean {
  return yours.value && (play.hand.value?.debt ?? 0) > 0;
}

function loanFactor({ play }: Session): number {
  return play.table.value.values.loanMultiplier;
}

/** A hint of Greement, at its moment. */
export const Hint = hintsOf('greement', moments, (hint) => t(`hint.${hint}`));
