import './events.css';
import { useState } from 'preact/hooks';
import { Announced } from '../../../ui/announced';
import { Button } from '../../../ui/Button';
import { movesOf, rangeOf } from '../../moves';
import { Amount } from '../actions/Amount';
import { Bar } from '../actions/Bar';
import { blockedWords } from '../actions/reasons';
import { type Session, send } from '../session';
import { t } from '../words';
import { ForeseenLine } from './ForeseenLine';
import { Losses } from './Losses';
import { askedOf, loanWords, spokenMoney } from './money';
import { UntilDecided } from './UntilDecided';
import { ReadyButton } from './VoteTray';
import { cardTitle } from './words';

/** A price that one player pays for all: who would lose what, and what it costs the reader. */
export function PayTray({ session }: { session: Session }) {
  const { play } = session;
  const { event } = play.table.value;
  const hand = play.hand.value;
  const range = rangeOf(movesOf(play.moves.value, 'pay-event')[0], 'loan');
  const [wanted, setWanted] = useState(0);
  if (!event || !hand) return null;
  const price = event.price ?? 0;
  const loan = range ? Math.max(range.from, Math.min(range.to, wanted)) : 0;
  const lakes = event.card === 'P03';
  return (
    <Bar
      title={cardTitle(event.card)}
      line={t(lakes ? 'pay.line.lake' : 'pay.line.mountain', { price })}
      buttons={
        <UntilDecided session={session} decided={t('pill.decided')}>
          <PayButton session={session} price={price} loan={loan} />
          <ReadyButton session={session} label={t('pay.ready')} focus="first" />
        </UntilDecided>
      }
    >
      <Announced words={spokenMoney(session, price, loan)} />
      <div class="act-split rows">
        <div class="trade-rows">
          <Losses session={session} />
          <ForeseenLine session={session} title={t('foreseen.unpaid')} paid />
        </div>
        <div class="trade-rows">
          {range && (
            <Amount
              row
              wide
              label={t('pledge.borrowed')}
              enterTo="p"
              value={loan}
              min={range.from}
              max={range.to}
              ends={{
                least: range.from > 0 ? t('stop.rest', { available: hand.available }) : undefined,
                most: t('stop.loan'),
              }}
              onChange={setWanted}
            />
          )}
          <p class="trade-note">{t('pay.secret')}</p>
        </div>
      </div>
    </Bar>
  );
}

function PayButton(props: { session: Session; price: number; loan: number }) {
  const { session, price, loan } = props;
  const { play } = session;
  return (
    <Button
      label={t('pay.do', { price })}
      second={loanWords(session, price, loan)}
      {...askedOf(session, loan)}
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
