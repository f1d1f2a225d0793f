import type { StepperEnds } from '../../../ui/Stepper';
import type { Move } from '../../listed';
import { movesOf, type Range, rangeOf, rangeWithin } from '../../moves';
import { endsOf } from '../actions/ends';
import type { Session } from '../session';
import { t } from '../words';
import type { Slice } from './Jar';

/** A pledge as it stands on the reader's screen, within what he may give and borrow. */
export interface PledgeDraft {
  move: Move | undefined;
  amount: number;
  loan: number;
  amounts: Range;
  loans: Range;
  /** Why no more and no less of it is borrowed. */
  loanEnds: StepperEnds;
  /** With it the jar is full. */
  fills: boolean;
  /** It is what he has pledged already. */
  unchanged: boolean;
}

const NONE: Range = { from: 0, to: 0 };

export function pledgeDraft({ play }: Session, wanted: number, wantedLoan: number): PledgeDraft {
  const { event } = play.table.value;
  const former = play.hand.value?.pledge ?? null;
  const move = movesOf(play.moves.value, 'pledge')[0];
  const amounts = rangeOf(move, 'amount') ?? NONE;
  const amount = Math.min(wanted, amounts.to);
  const { from, to } = rangeWithin(move, 'loan', { amount }) ?? NONE;
  const loans = { from, to: Math.min(to, amount) };
  const loan = Math.max(loans.from, Math.min(loans.to, wantedLoan));
  const others = Object.entries(event?.pledges ?? {})
    .filter(([seat]) => Number(seat) !== play.seat.value)
    .reduce((sum, [, coins]) => sum + coins, 0);
  return {
    move,
    amount,
    loan,
    amounts,
    loans,
    loanEnds: amount === 0 ? { most: t('stop.pledge') } : endsOf(move, 'loan', { amount }),
    fills: others + amount >= (event?.price ?? 0),
    unchanged: (former?.amount ?? 0) === amount && (former?.loan ?? 0) === loan,
  };
}

/** What lies in the jar: the pledges of the others, and one's own above them. */
export function slicesOf({ play }: Session, own: number): readonly Slice[] {
  const me = play.seat.value;
  const others = Object.entries(play.table.value.event?.pledges ?? {})
    .map(([seat, coins]) => ({ seat: Number(seat), coins }))
    .filter(({ seat }) => seat !== me)
    .map((slice) => ({ ...slice, colour: play.colour(slice.seat) }));
  return me === null
    ? others
    : [...others, { seat: me, coins: own, colour: play.colour(me), own: true }];
}
