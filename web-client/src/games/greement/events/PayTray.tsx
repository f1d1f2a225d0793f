import './events.css';
import { useState } from 'preact/hooks';
import { Announced } from '../../../ui/announced';
import { Button } from '../../../ui/Button';
import { movesOf, type Range, rangeOf } from '../../moves';
import { Amount } from '../actions/Amount';
import { Bar } from '../actions/Bar';
import { restWords } from '../actions/ends';
import { useLastOpen } from '../actions/last-open';
import { MainLast } from '../actions/MainLast';
import { blockedWords } from '../actions/reasons';
import { type Session, send } from '../session';
import { t } from '../words';
import { EventPlace } from './EventPlace';
import { ForeseenLine } from './ForeseenLine';
import { Losses, LossSum } from './Losses';
import { askedOf, loanWords, spokenMoney } from './money';
import { UntilDecided } from './UntilDecided';
import { ReadyButton } from './VoteTray';
import { cardTitle } from './words';

/** A price that one player pays for all: who would lose what, and what it costs the reader. */
export function PayTray({ session }: { session: Session }) {
  const { play } = session;
  const { event } = play.table.value;
  const hand = play.hand.value;
  const [wanted, setWanted] = useState(0);
  const payment = useLastOpen(paymentOf(session, wanted));
  if (!event || !hand) return null;
  const price = event.price ?? 0;
  const line = event.card === 'P03' ? 'pay.line.lake' : 'pay.line.mountain';
  const isPhone = play.phone.value;
  const amount = payment && (
    <Amount
      row
      wide
      inActs={isPhone}
      label={t('pledge.borrowed')}
      enterTo="p"
      value={payment.loan}
      min={payment.range.from}
      max={payment.range.to}
      ends={{
        least: payment.range.from > 0 ? restWords(hand.available) : undefined,
        most: t('stop.loan'),
      }}
      onChange={setWanted}
    />
  );
  return (
    <Bar
      title={cardTitle(event.card)}
      aside={<EventPlace session={session} />}
      line={t(isPhone ? `${line}.short` : line, { price })}
      buttons={
        <>
          {isPhone && amount}
          <UntilDecided session={session} decided={t('pill.decided')}>
            <MainLast
              session={session}
              main={<PayButton session={session} price={price} payment={payment} />}
            >
              <ReadyButton session={session} label={t('pay.ready')} focus="first" />
            </MainLast>
          </UntilDecided>
        </>
      }
    >
      {payment && <Announced key={event.position} words={payment.spoken} />}
      <div class="act-split rows">
        <div class="trade-rows">
          {!isPhone && <Losses session={session} />}
          <ForeseenLine session={session} title={t('foreseen.unpaid')} paid />
          {isPhone && <LossSum session={session} />}
        </div>
        <div class="trade-rows">
          {!isPhone && amount}
          <p class="trade-note">{t('pay.secret')}</p>
        </div>
      </div>
    </Bar>
  );
}

/** A payment that can be made, with what it borrows and what becomes of the reader's money and debt. */
interface Payment {
  range: Range;
  loan: number;
  words: string;
  spoken: string;
}

function paymentOf(session: Session, wanted: number): Payment | undefined {
  const { event } = session.play.table.value;
  const range = rangeOf(movesOf(session.play.moves.value, 'pay-event')[0], 'loan');
  if (!event || !range) return undefined;
  const price = event.price ?? 0;
  const loan = Math.max(range.from, Math.min(range.to, wanted));
  return {
    range,
    loan,
    words: loanWords(session, price, loan),
    spoken: spokenMoney(session, price, loan),
  };
}

function PayButton(props: { session: Session; price: number; payment: Payment | undefined }) {
  const { session, price, payment } = props;
  const { play } = session;
  const loan = payment?.loan ?? 0;
  return (
    <Button
      label={t('pay.do', { price })}
      second={payment?.words}
      {...askedOf(session, price, loan)}
      icon="shield-check-fill"
      kind={saves(session) > price ? 'main' : 'plain'}
      keyCap="p"
      blocked={blockedWords(session, 'pay-event')}
      busy={play.busy.value === 'pay-event'}
      onClick={() => void send(session, { type: 'pay-event', loan })}
    />
  );
}

/** What the reader himself would lose: paying for all is what he wants only where that is more. */
function saves({ play }: Session): number {
  const { lost = 0, refund = 0 } =
    play.table.value.event?.prospect.seats[play.seat.value ?? 0] ?? {};
  return lost - refund;
}
