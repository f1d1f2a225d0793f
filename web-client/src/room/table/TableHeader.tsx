import { gameName } from '../../games/words';
import { play } from '../../sound/player';
import { Header } from '../../ui/Header';
import { TurnPill } from '../../ui/TurnPill';
import { onPhone } from '../layout';
import { useSession } from '../session';
import { t } from '../words';
import type { OpenTable } from './open-table';
import { type TableDialog, TableMenu } from './TableMenu';
import { TurnWatch } from './TurnWatch';
import { useTitle } from './title';
import { isAwaited, turnOf } from './turn';

interface Props {
  table: OpenTable;
  onOpen: (dialog: TableDialog) => void;
}

/** The header of a table: where the game stands, whose turn it is, and what to do about the room. */
export function TableHeader({ table: { game, showing }, onOpen }: Props) {
  const session = useSession();
  const room = showing.room.value;
  const seat = session.store.seat.value;
  const { state } = session.connection.value;
  const offline = state === 'live' ? false : state === 'held' ? 'waits' : 'offline';
  const turn = turnOf({
    room,
    offline,
    clocks: showing.clocks.value,
    seat,
    game,
    short: onPhone.value,
    name: (each) => session.name(each),
  });
  const [name, standing] = [gameName(room.game), game.standing()];
  useTitle(
    `${session.title} · ${t('room.playing', { game: name, standing })}`,
    isAwaited(room, seat) ? turn.words : null,
  );
  return (
    <>
      <Header
        title={session.title}
        detail={t.rich('room.playing', {
          game: <span class="header-game">{name}</span>,
          standing: <span class="header-standing">{standing}</span>,
        })}
        middle={
          <TurnPill
            kind={turn.kind}
            words={turn.words}
            endsAtMillis={turn.running?.endsAtMillis}
            ofMillis={turn.running?.fullMillis}
            sinceMillis={turn.sinceMillis}
            unhurried={turn.unhurried && !onPhone.value}
          />
        }
        watchers={room.watchers.count}
        watching={seat === null}
        onInvite={() => onOpen('invite')}
        onHelp={() => onOpen('keys')}
        menu={<TableMenu onOpen={onOpen} />}
      />
      {!offline && <TurnWatch turn={turn} onShort={() => play('turn-soon')} />}
    </>
  );
}
