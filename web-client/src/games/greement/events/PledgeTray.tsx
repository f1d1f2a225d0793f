import './events.css';
import { useState } from 'preact/hooks';
import { Button } from '../../../ui/Button';
import { Amount } from '../actions/Amount';
import { Bar } from '../actions/Bar';
import { movesOf, rangeOf, rangeWithin } from '../moves';
import { type Session, send } from '../session';
import type { Table } from '../wire';
import { t } from '../words';
import { Jar, type Slice } from './Jar';
import { ReadyButton } from './VoteTray';
import { cardTitle } from './words';

/** Ten coins from all together: one's own pledge above the level of the others. */
export function PledgeTray({ session }: { session: Session }) {
  const { play } = session;
  const table = play.table.value;
  const hand = play.hand.value;
  const move = movesOf(play.moves.value, 'pledge')[0];
  const former = hand?.pledge ?? null;
  const [wanted, setWanted] = useState(former?.amount ?? 0);
  const [wantedLoan, setWantedLoan] = useState(former?.loan ?? 0);
  const { event, values } = table;
  if (!event || !hand) return null;
  const price = event.price ?? 0;
  const given = Object.entries(event.pledges ?? {});
  const others = given
    .filter(([seat]) => Number(seat) !== play.seat.value)
    .reduce((sum, [, coins]) => sum + coins, 0);
  const range = rangeOf(move, 'amount') ?? { from: 0, to: 0 };
  const amount = Math.min(wanted, range.to);
  const loans = rangeWithin(move, 'loan', { amount }) ?? { from: 0, to: 0 };
  const loan = Math.max(loans.from, Math.min(loans.to, wantedLoan, amount));
  const fills = others + amount >= price;
  const nothingNew = (former?.amount ?? 0) === amount && (former?.loan ?? 0) === loan;
  return (
    <Bar
      title={cardTitle(event.card)}
      line={t('pledge.line', {
        price,
        now: values.loanMultiplier,
        next: values.loanMultiplier + 1,
        debt: hand.debt,
        after: hand.debt * (values.loanMultiplier + 1),
        instead: hand.debt * values.loanMultiplier,
      })}
      buttons={
        <>
          <Button
            label={t(fills ? 'pledge.fill' : 'pledge.do', { amount })}
            second={t('pledge.second', { money: amount - loan, loan })}
            icon="hand-coins-fill"
            kind="main"
            keyCap="p"
            blocked={
              move?.blocked
                ? play.reason(move.blocked)
                : nothingNew
                  ? t(former ? 'pledge.same' : 'pledge.none')
                  : undefined
            }
            busy={play.busy.value === 'pledge'}
            onClick={() => void send(session, { type: 'pledge', amount, loan })}
          />
          <ReadyButton session={session} label={t('pledge.ready')} />
        </>
      }
    >
      <div class="event-split">
        <Jar price={price} slices={slicesOf(session, table, amount)} />
        <div class="trade-rows">
          <Amount
            row
            label={t('pledge.give')}
            value={amount}
            min={range.from}
            max={range.to}
            onChange={setWanted}
          />
          <Amount
            row
            label={t('pledge.borrowed')}
            value={loan}
            min={loans.from}
            max={Math.min(loans.to, amount)}
            onChange={setWantedLoan}
          />
          <p class="trade-note">
            {t('pledge.you', {
              money: hand.money,
              left: hand.money - (amount - loan),
              debt: hand.debt,
              owed: hand.debt + loan,
            })}{' '}
            {t(fills ? 'pledge.fills' : 'pledge.short', { amount })}
          </p>
        </div>
      </div>
    </Bar>
  );
}

function slicesOf({ play }: Session, { event }: Table, own: number): readonly Slice[] {
  const me = play.seat.value;
  const others = Object.entries(event?.pledges ?? {})
    .map(([seat, coins]) => ({ seat: Number(seat), coins }))
    .filter(({ seat }) => seat !== me)
    .map((slice) => ({ ...slice, colour: play.colour(slice.seat) }));
  return me === null
    ? others
    : [...others, { seat: me, coins: own, colour: play.colour(me), own: true }];
}
