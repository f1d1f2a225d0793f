import { useState } from 'preact/hooks';
import { minusFigure } from '../../../i18n/figure';
import { Button } from '../../../ui/Button';
import { Medal } from '../../../ui/Medal';
import { Stepper } from '../../../ui/Stepper';
import { movesOf, rangeOf } from '../../moves';
import { type Change, cashOf, debtOf, goalStep } from '../bundle/outlook';
import { playerOf } from '../lookup';
import { placeName } from '../names';
import type { Session } from '../session';
import type { Trade } from '../wire';
import { t } from '../words';
import { Bar } from './Bar';
import { IfAccepted } from './Outcomes';
import { TimeChip } from './TimeChip';
import { TradeSums } from './TradeSums';
import { dealChanges } from './TradeTray';
import { TradeWishTray } from './TradeWishTray';

/** An open trade: the asked player answers, the proposer may take it back, all others see it. */
export function DealTray({ session }: { session: Session }) {
  const { play } = session;
  const { trade } = play.table.value;
  const [wanted, setBorrow] = useState(0);
  if (!trade) return null;
  const me = play.seat.value;
  if (trade.to === me && session.tray.value === 'wish') {
    return <TradeWishTray session={session} trade={trade} />;
  }
  const isAsked = trade.to === me;
  const range = rangeOf(movesOf(play.moves.value, 'accept-trade')[0], 'borrow');
  const borrow = range ? Math.min(range.to, Math.max(range.from, wanted)) : 0;
  const { mine, theirs } = changesOf(trade);
  const accepted = { ...theirs, cash: theirs.cash + borrow, debt: theirs.debt + borrow };
  return (
    <Bar
      session={session}
      aside={<TimeChip session={session} what="trade-answer" words={t('answer.thenRefused')} />}
      buttons={<Buttons session={session} trade={trade} borrow={borrow} change={accepted} />}
    >
      <div key={trade.number} class="tra-answer tra-offer tra-deal">
        <Given session={session} seat={trade.from} words={givenWords(session, trade)} />
        <Given session={session} seat={trade.to} words={wantedWords(session, trade)} />
        {isAsked && <IfAccepted session={session} change={accepted} />}
        {trade.from === me && (
          <TradeSums session={session} partner={trade.to} mine={mine} theirs={theirs} />
        )}
        {isAsked && range && range.to > range.from && (
          <div class="tra-card tra-amount">
            <span>
              <b>{t('deal.borrow')}</b>
              <small>
                {t('mix.note.cash', { cash: playerOf(play.table.value, me)?.cash ?? 0 })}
              </small>
            </span>
            <Stepper
              label={t('deal.borrow')}
              value={borrow}
              min={range.from}
              max={range.to}
              onChange={setBorrow}
            />
          </div>
        )}
      </div>
    </Bar>
  );
}

function changesOf({ give, want }: Trade) {
  const { cash, borrow, takeDebt, properties } = give;
  return dealChanges(
    { cash, debt: borrow, theirDebt: takeDebt, properties },
    { cash: want.money, debt: 0, theirDebt: want.takeDebt, properties: want.properties },
  );
}

interface GivenProps {
  session: Session;
  seat: number;
  words: readonly string[];
}

/** What one side gives, a line for each part. */
function Given({ session, seat, words }: GivenProps) {
  const { play } = session;
  const name = play.name(seat);
  const title = seat === play.seat.value ? t('trade.youGive') : t('trade.theyGive', { name });
  return (
    <section class="tra-card">
      <h3>
        <Medal colour={play.colour(seat)} size={22} /> {title}
      </h3>
      <ul class="tra-given">
        {words.map((each) => (
          <li key={each}>{each}</li>
        ))}
        {words.length === 0 && <li>{t('deal.nothing')}</li>}
      </ul>
    </section>
  );
}

function givenWords({ play }: Session, { give, to }: Trade): readonly string[] {
  const name = play.name(to);
  return [
    give.cash > 0 ? t('deal.cash', { cash: give.cash }) : '',
    give.borrow > 0 ? t('deal.borrowed', { borrow: give.borrow }) : '',
    give.takeDebt > 0 ? t('deal.debt', { debt: give.takeDebt, name }) : '',
    ...give.properties.map((space) => worthWords(play, space)),
  ].filter((words) => words !== '');
}

function wantedWords({ play }: Session, { want, from }: Trade): readonly string[] {
  const name = play.name(from);
  return [
    want.money > 0 ? t('deal.cash', { cash: want.money }) : '',
    want.takeDebt > 0 ? t('deal.debt', { debt: want.takeDebt, name }) : '',
    ...want.properties.map((space) => worthWords(play, space)),
  ].filter((words) => words !== '');
}

function worthWords({ table }: Session['play'], space: string): string {
  const worth = table.value.values[space] ?? 0;
  return t('deal.property', { space: placeName(space), worth });
}

/** "cash 11, debt 11, goal 16": how the asked player would stand. */
function leftWords(session: Session, seat: number, change: Change): string {
  const goal = goalStep(session, change);
  const left = t('claim.after', {
    cash: cashOf(session, seat, change).to,
    debt: debtOf(session, seat, change).to,
  });
  return goal ? `${left}${t('mix.comma')}${t('claim.goal', { goal: minusFigure(goal.to) })}` : left;
}

interface ButtonsProps {
  session: Session;
  trade: Trade;
  borrow: number;
  /** What accepting it changes for the one who is asked. */
  change: Change;
}

function Buttons({ session, trade, borrow, change }: ButtonsProps) {
  const { play } = session;
  const offer = trade.number;
  if (trade.from === play.seat.value) {
    return (
      <Button
        label={t('deal.withdraw')}
        second={t('deal.withdraw.line')}
        icon="x"
        keyCap="escape"
        busy={play.busy.value === 'withdraw-trade'}
        onClick={() => void play.act({ type: 'withdraw-trade', offer })}
      />
    );
  }
  if (trade.to !== play.seat.value) return null;
  return (
    <>
      <Button
        label={t('deal.accept')}
        second={leftWords(session, trade.to, change)}
        icon="check-square-fill"
        kind="main"
        keyCap="a"
        busy={play.busy.value === 'accept-trade'}
        onClick={() => void play.act({ type: 'accept-trade', offer, borrow })}
      />
      <Button
        label={t('deal.refuse')}
        second={t('deal.refuse.line')}
        icon="x"
        keyCap="r"
        busy={play.busy.value === 'reject-trade'}
        onClick={() => void play.act({ type: 'reject-trade', offer })}
      />
      <Button
        label={t('answer.wish')}
        second={t('answer.wish.line', { name: play.name(trade.from) })}
        icon="chat-circle"
        keyCap="w"
        onClick={() => {
          session.tray.value = 'wish';
        }}
      />
    </>
  );
}
