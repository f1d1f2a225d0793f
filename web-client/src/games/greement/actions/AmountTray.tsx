import './sums.css';
import { useEffect, useState } from 'preact/hooks';
import { Announced } from '../../../ui/announced';
import { announce } from '../../../ui/aria';
import { Button } from '../../../ui/Button';
import { useEscape } from '../../../ui/keys';
import { squareActs } from '../board/acts';
import { type Session, send } from '../session';
import { grown } from '../sums';
import type { Hand, Values } from '../wire';
import { t } from '../words';
import { Amount } from './Amount';
import { againWords } from './again';
import { amountRange } from './amount-range';
import { Back } from './Back';
import { Bar } from './Bar';
import { BuysLine } from './BuysLine';
import { changeWords } from './change';
import { focusOnMain } from './enter';
import { MainLast } from './MainLast';
import { type Wish, wishOf } from './missing';
import { TurnBar } from './TurnBar';

/** How much to borrow or to repay, with what follows from it now and at the end of the turn. */
export function AmountTray({ session, action }: { session: Session; action: 'borrow' | 'repay' }) {
  const { play, tray } = session;
  const range = amountRange(session, action);
  const hand = play.hand.value;
  const wish = action === 'borrow' ? wishOf(session) : null;
  const [written, setWritten] = useState<number | null>(null);
  const proposed = action === 'repay' ? range?.to : wish?.missing;
  const back = () => {
    tray.value = null;
  };
  useEscape(back);
  const amount = range ? Math.max(range.from, Math.min(range.to, written ?? proposed ?? 1)) : 0;
  useBorrowing(session, action === 'borrow' ? amount : 0);
  const after =
    range && hand
      ? consequence(hand, play.table.value.values, action === 'borrow' ? amount : -amount)
      : undefined;
  useSaid(action, after && range && { ...after, amount, most: range.to });
  if (!range || !hand || !after) return <TurnBar session={session} />;
  const isPhone = play.phone.value;
  const chosen = (
    <Amount
      wide
      inActs={isPhone}
      focus="first"
      label={t(`do.${action}`)}
      value={amount}
      min={range.from}
      max={range.to}
      ends={{ most: mostWords(action, range.to, hand) }}
      onChange={setWritten}
      ticks={range.from < range.to ? [{ value: range.from }, { value: range.to }] : []}
    />
  );
  return (
    <Bar
      title={t(`tray.${action}`)}
      line={trayLine(session, action, range.to, wish)}
      secret
      buttons={
        <>
          {isPhone && chosen}
          <MainLast
            session={session}
            main={
              <AmountButton
                session={session}
                action={action}
                amount={amount}
                after={after}
                asks={action === 'borrow' && written === null}
              />
            }
          >
            <Button
              label={t('do.all', { amount: range.to })}
              second={allWords(session, hand, action === 'borrow' ? range.to : -range.to)}
              icon="plus"
              keyCap="m"
              onClick={() => {
                setWritten(range.to);
                focusOnMain();
              }}
            />
            {wish && <Outright session={session} wish={wish} />}
            <Back second={t('tray.nothing')} onBack={back} />
          </MainLast>
        </>
      }
    >
      <Announced words={amountWords(action, amount, after)} />
      <div class="act-split">
        {!isPhone && chosen}
        <dl class="sums">
          <SumLine words={t('sum.money')} from={hand.money} to={after.money} />
          <SumLine words={t('sum.debt')} from={hand.debt} to={after.debt} />
          <SumLine
            words={t(isPhone ? 'foreseen.debt.short' : 'sum.debtAfterTurn')}
            from={hand.debtIfEnded}
            to={after.later}
            bad
          />
          {action === 'borrow' && (
            <BuysLine session={session} money={after.money - hand.reserved} />
          )}
        </dl>
      </div>
    </Bar>
  );
}

/** What a loan is wanted for, where the reader has chosen that, and how much there may be of it. */
function trayLine(
  session: Session,
  action: 'borrow' | 'repay',
  most: number,
  wish: Wish | null,
): string {
  if (!wish || wish.square !== session.chosen.value) return t(`tray.${action}.line`, { most });
  const { square, missing } = wish;
  const left = missing - most;
  return [
    t(`tray.borrow.wish.${wish.action}`, { square, missing }),
    left > 0 ? t('tray.borrow.short', { most, left }) : t('tray.borrow.line', { most }),
  ].join(' ');
}

/** The key that does it on the map. */
const KEY_CAPS = { buy: 'b', seed: 's', 'buy-cattle': 'c' } as const;

/** Borrows what the chosen square lacks and pays for it at once, whatever amount is written. */
function Outright({ session, wish }: { session: Session; wish: Wish }) {
  if (session.chosen.value !== wish.square) return null;
  const lent = squareActs(session, wish.square).find(({ borrows }) => borrows);
  // What no loan of this turn brings is said above.
  if (!lent || lent.blocked) return null;
  const keyCap = KEY_CAPS[wish.action];
  // How much is borrowed for it stands in the tray.
  const isBrief = session.play.phone.value;
  return (
    <Button
      label={isBrief ? t(`tray.borrow.and.${wish.action}`, wish) : lent.label}
      name={lent.label}
      second={lent.second}
      icon="coins"
      keyCap={keyCap}
      keyAsks={againWords(session, keyCap, lent.second ?? lent.label)}
      busy={lent.busy}
      onClick={lent.act}
    />
  );
}

/** For the ear how much it is and may be, and what is owed with it, as soon as the tray is there. */
function useSaid(
  action: 'borrow' | 'repay',
  words: { amount: number; most: number; debt: number; later: number } | undefined,
): void {
  useEffect(() => {
    if (words) announce(t(`tray.${action}.said`, words));
  }, []);
}

/** The map follows what is about to be borrowed. */
function useBorrowing({ borrowing }: Session, amount: number): void {
  useEffect(() => {
    borrowing.value = amount;
    return () => {
      borrowing.value = 0;
    };
  }, [borrowing, amount]);
}

/** "Repay 3, money 1, debt 17, then 34", or without the last where the debt does not grow. */
function amountWords(action: 'borrow' | 'repay', amount: number, after: Consequence): string {
  return [t(`do.${action}.amount`, { amount }), moneyAndDebt(after)].join(t('list.comma'));
}

interface AmountButtonProps {
  session: Session;
  action: 'borrow' | 'repay';
  amount: number;
  after: Consequence;
  /** Nobody has written the amount: the first Enter then only shows what a second one borrows. */
  asks: boolean;
}

function AmountButton({ session, action, amount, after, asks }: AmountButtonProps) {
  const follows = afterWords(session, after);
  return (
    <Button
      label={t(`do.${action}.amount`, { amount })}
      second={follows}
      icon={action === 'borrow' ? 'bank' : 'receipt'}
      kind="main"
      keyCap="enter"
      keyAsks={asks ? againWords(session, 'enter', follows) : undefined}
      busy={session.play.busy.value === action}
      onClick={() => void send(session, { type: action, amount })}
    />
  );
}

/** Where there is little room the sums may lie below the edge: so the button says too what is left of the money. */
function afterWords({ play }: Session, after: Consequence): string {
  if (!play.phone.value && !play.low.value) return debtWords(after);
  return moneyAndDebt(after);
}

function moneyAndDebt(after: Consequence): string {
  if (after.debt === 0) return t('second.amount.free', after);
  return t(after.later > after.debt ? 'second.amount.then' : 'second.amount', after);
}

/** What comes of all of it, in a line of a narrow button. */
function allWords({ play }: Session, hand: Hand, amount: number): string {
  return debtWords(consequence(hand, play.table.value.values, amount));
}

/** What is owed then, and what that becomes at the end of the turn. */
function debtWords({ debt, later }: Consequence): string {
  if (debt === 0) return t('second.debt.free');
  return later > debt
    ? t('second.borrowing', { debt, after: later })
    : t('second.debt.stays', { debt });
}

/** Why no more than that is borrowed or repaid. */
function mostWords(action: 'borrow' | 'repay', most: number, hand: Hand): string {
  const { debt, available, borrowedThisTurn: borrowed } = hand;
  if (action === 'borrow')
    return t(borrowed > 0 ? 'stop.bank.more' : 'stop.bank', { most, borrowed });
  return debt <= available ? t('stop.debt') : t('stop.all', { available });
}

interface Consequence {
  money: number;
  debt: number;
  later: number;
}

/** Money and debt after borrowing an amount, or repaying a negative one, and the debt once the turn ends. */
export function consequence(hand: Hand, values: Values, amount: number): Consequence {
  const debt = hand.debt + amount;
  return { money: hand.money + amount, debt, later: grown(debt, values) };
}

export function SumLine(props: { words: string; from: number; to: number; bad?: boolean }) {
  return (
    <div>
      <dt>{props.words}</dt>
      <dd class={props.bad && props.to > props.from ? 'brick-words' : ''}>{changeWords(props)}</dd>
    </div>
  );
}
