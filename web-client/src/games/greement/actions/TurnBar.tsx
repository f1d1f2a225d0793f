import { Button } from '../../../ui/Button';
import type { IconName } from '../../../ui/icon-names';
import { useEscape } from '../../../ui/keys';
import { blockOf, isOpen, movesOf, rangeOf } from '../../moves';
import {
  type Draft,
  emptyDraft,
  openSquares,
  type Session,
  send,
  squareItem,
  type Tray,
} from '../session';
import { bankPrice } from '../sums';
import { t } from '../words';
import { Bar } from './Bar';
import { dealKinds } from './deal';

/** All that can be done in a turn, each with what it costs or what follows. */
export function TurnBar({ session }: { session: Session }) {
  const { play, covered } = session;
  useEscape(() => {
    session.chosen.value = null;
  });
  const hand = play.hand.value;
  if (!hand) return null;
  const first = play.table.value.round === 1;
  const free = openSquares(session, 'buy').some(
    (s) => squareItem(session, 'buy', s)?.weight === bankPrice(play.table.value, s),
  );
  const line = [
    covered.value ? '' : t('turn.money', { money: hand.money, debt: hand.debt }),
    hand.reserved > 0 && !covered.value ? t('turn.reserved', { coins: hand.reserved }) : '',
    first ? t('turn.first.noProfit') : free ? t('turn.dashed') : '',
  ].join(' ');
  return (
    <Bar
      title={t(first ? 'turn.first' : 'turn.yours')}
      line={line}
      buttons={
        <>
          <OnSquare session={session} action="buy" icon="coins" keyCap="b" />
          <OnSquare session={session} action="seed" icon="plant" keyCap="s" />
          <OnSquare session={session} action="buy-cattle" icon="cow" keyCap="c" />
          <Amounts session={session} action="borrow" icon="bank" keyCap="l" />
          <Amounts session={session} action="repay" icon="receipt" keyCap="r" />
          <TradeButton session={session} />
          <EndTurn session={session} />
        </>
      }
    />
  );
}

interface ButtonProps {
  session: Session;
  icon: IconName;
  keyCap: string;
}

type SquareAction = 'buy' | 'seed' | 'buy-cattle';

/** Done to the chosen square; while none fits, a press chooses the cheapest that does. */
export function OnSquare(props: ButtonProps & { action: SquareAction }) {
  const { session, action, icon, keyCap } = props;
  const { play, chosen } = session;
  const square = chosen.value;
  const item = squareItem(session, action, square);
  const open = openSquares(session, action);
  const fits = square !== null && open.includes(square);
  const reason = squareBlock(session, action, open);
  const press = () => {
    if (fits) void send(session, { type: action, square });
    else chosen.value = cheapest(session, action, open);
  };
  return (
    <Button
      label={t(`do.${action}`)}
      icon={icon}
      keyCap={keyCap}
      second={
        fits && item
          ? t('do.for', { square, coins: item.weight })
          : t(`count.${action}`, { n: open.length })
      }
      blocked={reason}
      chosen={fits || undefined}
      busy={play.busy.value === action}
      onClick={press}
    />
  );
}

/** Why nothing can be bought, sown or grazed: nothing is there, or nothing is within the purse. */
function squareBlock(
  { play }: Session,
  action: SquareAction,
  open: readonly string[],
): string | undefined {
  if (open.length > 0) return undefined;
  const blocked = blockOf(play.moves.value, action);
  return blocked?.code === 'insufficient-funds' ? play.reason(blocked) : t(`block.${action}`);
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
  const { play, tray } = session;
  const blocked = blockOf(play.moves.value, action);
  const range = rangeOf(movesOf(play.moves.value, action)[0], 'amount');
  const debt = play.hand.value?.debt ?? 0;
  return (
    <Button
      label={t(`do.${action}`)}
      icon={icon}
      keyCap={keyCap}
      second={
        action === 'borrow'
          ? t('second.borrow', { most: range?.to ?? 0 })
          : session.covered.value
            ? t('second.covered')
            : t('second.repay', { debt })
      }
      blocked={blocked ? play.reason(blocked) : undefined}
      onClick={() => open(tray, action)}
    />
  );
}

export function TradeButton({ session }: { session: Session }) {
  const { play, tray, draft } = session;
  const moves = play.moves.value;
  const canDeal = dealKinds.some((kind) => isOpen(moves, kind));
  const blocked = dealKinds.flatMap((kind) => blockOf(moves, kind) ?? [])[0];
  const offers = play.hand.value?.offers.length ?? 0;
  return (
    <Button
      label={t('do.trade')}
      icon="handshake"
      keyCap="t"
      second={offers > 0 ? t('second.trade', { n: offers }) : t('second.trade.none')}
      blocked={canDeal ? undefined : blocked ? play.reason(blocked) : t('block.trade')}
      onClick={() => {
        draft.value = draftFor(session);
        open(tray, 'trade');
      }}
    />
  );
}

export function EndTurn({ session, plain }: { session: Session; plain?: boolean }) {
  const { play } = session;
  const hand = play.hand.value;
  if (!hand) return null;
  return (
    <Button
      label={t('do.end-turn')}
      icon={plain ? 'check' : 'check-square-fill'}
      kind={plain ? 'plain' : 'main'}
      keyCap="e"
      second={
        session.covered.value
          ? t('second.covered')
          : hand.debt > 0
            ? t('second.end', { debt: hand.debt, after: hand.debtIfEnded })
            : t('second.end.free')
      }
      busy={play.busy.value === 'end-turn'}
      onClick={() => void send(session, { type: 'end-turn' })}
    />
  );
}

/** An offer about the chosen square: to sell it if it is the reader's, to buy it from its owner. */
export function draftFor({ play, chosen }: Session): Draft {
  const square = chosen.value;
  const owner = square === null ? null : play.table.value.squares[square]?.owner;
  if (square === null || owner == null) return emptyDraft;
  return owner === play.seat.value
    ? { ...emptyDraft, square }
    : { ...emptyDraft, kind: 'offer-purchase', partner: owner, square };
}

function open(tray: Session['tray'], which: Tray): void {
  tray.value = which;
}
