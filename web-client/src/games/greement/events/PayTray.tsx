import './events.css';
import { useState } from 'preact/hooks';
import { signedFigure } from '../../../i18n/figure';
import { listed } from '../../../i18n/list';
import { Announced } from '../../../ui/announced';
import { Button } from '../../../ui/Button';
import { Medal } from '../../../ui/Medal';
import { movesOf, rangeOf } from '../../moves';
import { Amount } from '../actions/Amount';
import { Bar } from '../actions/Bar';
import { changeWords } from '../actions/change';
import { blockedWords } from '../actions/reasons';
import { type Session, send } from '../session';
import { ownedBy } from '../sums';
import type { Square } from '../wire';
import { t } from '../words';
import { ForeseenLine } from './ForeseenLine';
import { askedOf, loanWords, moneyWords } from './money';
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
      <Announced words={moneyWords(session, price, loan)} />
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

/** What each player would lose, squares, worth and refund; who has nothing in danger shares a line. */
export function Losses({ session }: { session: Session }) {
  const { play, endangered } = session;
  const table = play.table.value;
  if (!table.event) return null;
  const losing = table.players.map(({ seat }) => ({
    seat,
    name: seat === play.seat.value ? t('side.you') : play.name(seat),
    squares: ownedBy(table, seat).filter((square) => endangered.value.has(square)),
  }));
  const safe = losing.filter(({ squares }) => squares.length === 0).map(({ name }) => name);
  return (
    <ul class="losses">
      {losing
        .filter(({ squares }) => squares.length > 0)
        .map((each) => (
          <Loss key={each.seat} session={session} {...each} />
        ))}
      {safe.length > 0 && <li class="safe">{t('loss.none', { names: listed(safe) })}</li>}
    </ul>
  );
}

interface LossProps {
  session: Session;
  seat: number;
  name: string;
  squares: readonly Square[];
}

function Loss({ session, seat, name, squares }: LossProps) {
  const { play, player } = session;
  const from = player(seat)?.profit ?? 0;
  const {
    lost: worth = 0,
    refund = 0,
    profit = from,
  } = play.table.value.event?.prospect.seats[seat] ?? {};
  const told = { worth, refund, profit: changeWords({ from, to: profit }) };
  const isLong = play.phone.value && squares.length > FEW;
  return (
    <li>
      <Medal colour={play.colour(seat)} size={20} />
      <b>{name}</b>
      <span>{isLong ? t('loss.many', { n: squares.length }) : squares.join(' ')}</span>
      <strong class="brick-words">{signedFigure(refund - worth)}</strong>
      <small>{t('loss.what', told)}</small>
    </li>
  );
}

/** More squares than these have no room in a line of a phone; the map marks them. */
const FEW = 3;
