import './turn.css';
import { useContext } from 'preact/hooks';
import { Button } from '../../../ui/Button';
import { useRestFromDead } from '../../../ui/focus';
import { Held } from '../../../ui/held';
import type { IconName } from '../../../ui/icon-names';
import { openedByKey, useEscape } from '../../../ui/keys';
import { isOpen } from '../../moves';
import { type SquareAct, squareActs } from '../board/acts';
import { actMeant } from '../board/own-turn';
import { PriceKey } from '../board/PriceKey';
import { tellSquare } from '../board/told';
import { opened, openSquares, type Session, type SquareAction, send, squareItem } from '../session';
import { bankPrice } from '../sums';
import type { Hand, Square } from '../wire';
import { t } from '../words';
import { afterWords, amountWords, leavesTold } from './afterwards';
import { againWords } from './again';
import { useArrows } from './arrows';
import { Bar } from './Bar';
import { dealKinds } from './deal';
import { draftFor, openTrade } from './drafts';
import { promisedName } from './promised';
import { actionBlock, blockedWords, briefBlock, dealBlock, dealBrief } from './reasons';
import { SetAside } from './SetAside';
import { SinceTurn } from './SinceTurn';
import { nextWords } from './Standings';
import { sureOf } from './sure';
import { fitsChosen, wantedNow } from './wanted';

/**
 * All that can be done in a turn, each with what it costs or what follows. In the turn of another it
 * stays where it is, with the reason why it has to wait; one may deal with him meanwhile.
 */
export function TurnBar({ session }: { session: Session }) {
  const { play, yours } = session;
  useEscape(() => {
    session.chosen.value = null;
  });
  useArrows(session);
  useRestFromDead(yours.value);
  if (!play.hand.value) return null;
  const seat = play.table.value.seatOnTurn;
  const first = play.table.value.round === 1;
  const name = seat === null ? '' : play.name(seat);
  return (
    <Bar
      title={yours.value ? t(first ? 'turn.first' : 'turn.yours') : t('other.turn', { name })}
      line={
        <>
          {yours.value ? (
            <>
              <span class="turn-line">{ownLine(session)}</span>
              <SetAside session={session} />
            </>
          ) : (
            <Waits session={session} name={name} />
          )}
          <SinceTurn session={session} />
        </>
      }
      aside={<PriceKey session={session} />}
      buttons={
        <>
          <OnSquare session={session} action="buy" icon="coins" keyCap="b" />
          <OnSquare session={session} action="seed" icon="plant" keyCap="s" />
          <OnSquare session={session} action="buy-cattle" icon="cow" keyCap="c" />
          <Amounts session={session} action="borrow" icon="bank" keyCap="l" />
          <Amounts session={session} action="repay" icon="receipt" keyCap="r" />
          <TradeButton session={session} />
          <EndTurn session={session} plain={wantedNow(session) !== 'end-turn'} />
        </>
      }
    />
  );
}

/** What the reader has and owes, and what is worth knowing of this turn. */
function ownLine(session: Session): string {
  const { play, covered, purse } = session;
  const hand = purse.value;
  if (!hand) return '';
  // Where the paper stands beside it what has happened needs the line.
  const isSaid = covered.value || play.low.value;
  return [
    isSaid ? '' : t('turn.money', { money: hand.money, debt: hand.debt }),
    play.table.value.round === 1 ? t('turn.first.noProfit') : dashedWords(session),
  ].join(' ');
}

/** What the dashed squares are, while there is one. */
export function dashedWords(session: Session): string {
  const act = actMeant(session);
  if (act && act !== 'buy') return t(`turn.dashed.${act}`);
  const table = session.play.table.value;
  const isFree = (square: string) =>
    squareItem(session, 'buy', square)?.weight === bankPrice(table, square);
  return openSquares(session, 'buy').some(isFree) ? t('turn.dashed') : '';
}

/** That it is another's turn is said once, and not on each button; who comes next and what may be done meanwhile is. */
function Waits({ session, name }: { session: Session; name: string }) {
  const held = useContext(Held);
  const words = [nextWords(session), dealLine(session, name)]
    .filter((each) => each !== '')
    .join(' ');
  return <span class={held === undefined ? 'turn-waits' : ''}>{words}</span>;
}

/** Whether one may deal with whoever is on turn. */
function dealLine({ play }: Session, name: string): string {
  const moves = play.moves.value;
  const deals = isOpen(moves, 'offer-sale') || isOpen(moves, 'offer-purchase');
  return deals ? t('other.turn.line', { name }) : '';
}

interface ButtonProps {
  session: Session;
  icon: IconName;
  keyCap: string;
}

/**
 * Done to the chosen square; while none fits, a press chooses the cheapest that does. Plain where
 * another button of the same page does it already, and tinted for a square whose card has the green one.
 */
export function OnSquare(props: ButtonProps & { action: SquareAction; plain?: boolean }) {
  const { session, action, icon, keyCap, plain } = props;
  const { play } = session;
  const square = session.chosen.value;
  const item = squareItem(session, action, square);
  const open = openSquares(session, action);
  const fits = fitsChosen(session, action);
  const lent = square === null ? undefined : squareActs(session, square).find(isLoanFor(action));
  if (lent && square !== null) {
    return <Lent key={square} session={session} act={lent} icon={icon} keyCap={keyCap} />;
  }
  const isMain = !plain && !fits && wantedNow(session) === action;
  const reason = actionBlock(session, action);
  const press = () => {
    if (fits && square !== null) void done(session, { type: action, square });
    else choose(session, action, cheapest(session, action, open));
  };
  return (
    <Button
      label={t(`do.${action}`)}
      {...promisedName(session, action)}
      icon={icon}
      keyCap={keyCap}
      second={afterWords(session, action, fits && item ? item : null, plain && play.phone.value)}
      blocked={reason}
      brief={briefBlock(session, action)}
      kind={isMain ? 'main' : 'plain'}
      chosen={(fits && !isMain) || undefined}
      busy={play.busy.value === action}
      onPoint={(isPointed) => {
        session.aimed.value = isPointed ? action : null;
      }}
      onClick={press}
    />
  );
}

function isLoanFor(action: SquareAction) {
  return (act: SquareAct) => act.borrows === true && act.action === action;
}

/** In the place of a verb that is too dear for the chosen square: its key asks, for it runs into debt. */
function Lent({ session, act, icon, keyCap }: ButtonProps & { act: SquareAct }) {
  return (
    <Button
      label={act.label}
      icon={icon}
      keyCap={keyCap}
      keyAsks={againWords(session, keyCap, act.second ?? act.label)}
      second={act.second}
      busy={act.busy}
      focus="never"
      onClick={act.act}
    />
  );
}

/** Whoever has bought by a key goes on from the square: the button would next be about another. */
async function done(session: Session, action: { type: SquareAction; square: Square }) {
  const isByKey = openedByKey();
  const isDone = await send(session, action);
  if (!isDone || !isByKey || action.type !== 'buy') return;
  if (!document.activeElement?.closest('.act-bar')) return;
  document.querySelector<SVGElement>(`.greement-map [data-square="${action.square}"]`)?.focus();
}

/** What stands on its card is said, and what it leaves: the button that has the focus is not read again. */
function choose(session: Session, action: SquareAction, square: string | null): void {
  session.chosen.value = square;
  if (square !== null) tellSquare(session, square, leavesTold(session, action, square));
}

function cheapest(session: Session, action: SquareAction, open: readonly string[]): string | null {
  const price = (square: string) => squareItem(session, action, square)?.weight ?? 0;
  return open.reduce<string | null>(
    (best, next) => (best !== null && price(best) <= price(next) ? best : next),
    null,
  );
}

/** Borrowing and repaying ask for an amount in a tray. */
export function Amounts({
  session,
  action,
  icon,
  keyCap,
}: ButtonProps & { action: 'borrow' | 'repay' }) {
  return (
    <Button
      label={t(`do.${action}`)}
      icon={icon}
      keyCap={keyCap}
      second={amountWords(session, action)}
      focus={opened(session, action)}
      blocked={blockedWords(session, action)}
      brief={briefBlock(session, action)}
      onClick={() => {
        session.tray.value = action;
      }}
    />
  );
}

export function TradeButton({ session }: { session: Session }) {
  const { play } = session;
  const moves = play.moves.value;
  const canDeal = dealKinds.some((kind) => isOpen(moves, kind));
  return (
    <Button
      label={t(play.phone.value ? 'do.trade.short' : 'do.trade')}
      icon="handshake"
      keyCap="t"
      second={onTheTable(session)}
      // In the turn of another nobody has come to it: the focus rests on the whole bar.
      focus={opened(session, 'trade') ?? (session.yours.value ? undefined : 'never')}
      blocked={canDeal ? undefined : dealBlock(session, dealKinds[0] ?? 'offer-sale')}
      brief={dealBrief(session)}
      onClick={() => openTrade(session, draftFor(session))}
    />
  );
}

/** The offers that wait for the reader's answer, else his own that stand. */
function onTheTable({ play }: Session): string {
  const offers = play.hand.value?.offers ?? [];
  const waiting = offers.filter(({ addressee }) => addressee === play.seat.value).length;
  const [which, n] =
    waiting > 0 ? (['waiting', waiting] as const) : (['yours', offers.length] as const);
  const key = offers.length === 0 ? 'second.trade.none' : (`second.trade.${which}` as const);
  return t(play.phone.value ? `${key}.short` : key, { n });
}

export function EndTurn({ session, plain }: { session: Session; plain?: boolean }) {
  const { play } = session;
  const hand = play.hand.value;
  if (!hand) return null;
  const line = session.covered.value ? t('second.covered') : endWords(hand);
  return (
    <Button
      label={t('do.end-turn')}
      icon="check"
      kind={plain ? 'plain' : 'main'}
      focus="never"
      keyCap="e"
      {...sureOf(session, hand)}
      second={line}
      blocked={blockedWords(session, 'end-turn')}
      busy={play.busy.value === 'end-turn'}
      onClick={() => void send(session, { type: 'end-turn' })}
    />
  );
}

/** What becomes of the debt when the turn ends; it grows only where the loan factor says so. */
export function endWords({ debt, debtIfEnded: after }: Hand): string {
  if (debt === 0) return t('second.end.free');
  return after === debt ? t('second.end.stays', { debt }) : t('second.end', { debt, after });
}
