import { ActionBar } from '../../../ui/ActionBar';
import { Button } from '../../../ui/Button';
import { Chip } from '../../../ui/Chip';
import { isOpen } from '../../moves';
import { titleOf } from '../actions/titles';
import { playerOf } from '../cards';
import type { Session } from '../session';
import { t } from '../words';
import { fitted } from './draft';

interface Props {
  session: Session;
}

/** Sending the sheet, replacing it, taking it back, and being ready before the deadline. */
export function OrdersBar({ session }: Props) {
  const { play } = session;
  const me = playerOf(play.table.value, play.seat.value);
  const players = play.table.value.players;
  const sent = players.filter(({ ordersIn }) => ordersIn).length;
  const state = me?.ordersIn ? t(me.ready ? 'orders.ready' : 'orders.sent') : t('orders.notSent');
  return (
    <ActionBar
      title={titleOf(session)}
      line={me ? state : t('orders.watch')}
      aside={<Chip>{t('orders.count', { n: sent, all: players.length })}</Chip>}
      buttons={me && <Buttons session={session} />}
    />
  );
}

function Buttons({ session }: Props) {
  const { play } = session;
  const me = playerOf(play.table.value, play.seat.value);
  return (
    <>
      <Button
        label={t(me?.ordersIn ? 'orders.replace' : 'orders.send')}
        second={t('orders.send.line')}
        icon="paper-plane-right-fill"
        kind={me?.ordersIn ? 'plain' : 'main'}
        keyCap="s"
        busy={play.busy.value === 'submit-orders'}
        onClick={() => void send(session)}
      />
      <Ready session={session} />
      <LastSheet session={session} />
      {isOpen(play.moves.value, 'withdraw-orders') && (
        <Button
          label={t('orders.withdraw')}
          second={t('orders.withdraw.line')}
          icon="x"
          keyCap="w"
          busy={play.busy.value === 'withdraw-orders'}
          onClick={() => void play.act({ type: 'withdraw-orders', turn: play.table.value.turn })}
        />
      )}
    </>
  );
}

function send({ play, draft }: Session): Promise<boolean> {
  return play.act({ type: 'submit-orders', turn: play.table.value.turn, ...draft.peek() });
}

/** Sends the sheet and says that nothing more will come; or takes that back. */
function Ready({ session }: Props) {
  const { play } = session;
  const { turn } = play.table.value;
  const ready = playerOf(play.table.value, play.seat.value)?.ready === true;
  const act = async () => {
    if (ready) await play.act({ type: 'set-ready', turn, ready: false });
    else if (await send(session)) await play.act({ type: 'set-ready', turn, ready: true });
  };
  return (
    <Button
      label={t(ready ? 'orders.unready' : 'orders.sendReady')}
      second={t(ready ? 'orders.unready.line' : 'orders.sendReady.line')}
      icon="check-circle-fill"
      keyCap="r"
      busy={play.busy.value === 'set-ready'}
      onClick={() => void act()}
    />
  );
}

function LastSheet({ session }: Props) {
  const { play, draft } = session;
  const hand = play.hand.value;
  const last = hand?.lastSheet ?? null;
  return (
    <Button
      label={t('orders.last')}
      second={t('orders.last.line')}
      icon="arrow-counter-clockwise"
      keyCap="l"
      blocked={last ? undefined : t('orders.last.none')}
      onClick={() => {
        if (hand && last) draft.value = fitted(last, hand.goes);
      }}
    />
  );
}
