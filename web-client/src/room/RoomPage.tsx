import '../style/table.css';
import './style/index.css';
import { useEffect, useMemo, useState } from 'preact/hooks';
import { type AnyGame, loadGame } from '../games/load';
import { LostPage } from '../LostPage';
import { problemWords } from '../net/problem-words';
import { listGames } from '../net/rooms';
import { settings } from '../settings';
import { toast } from '../ui/toast';
import { GonePage } from './GonePage';
import { Lobby } from './lobby/Lobby';
import { Session, SessionProvider } from './session';
import { Table } from './table/Table';
import { t } from './words';

/** The room behind a link, at every stage of its life. */
export function RoomPage({ code }: { code: string }) {
  const session = useMemo(() => new Session(code), [code]);
  useEffect(() => session.enter(settings.nickname.value), [session]);
  return (
    <SessionProvider value={session}>
      <Stages session={session} />
    </SessionProvider>
  );
}

function Stages({ session }: { session: Session }) {
  const room = session.store.room.value;
  const connection = session.connection.value;
  const module = useGame(session, room?.game);
  if (connection.state === 'ended' && connection.why !== 'taken-over') {
    return <GonePage code={session.code} why={connection.why} />;
  }
  if (!room) return <p class="entering">{t('room.entering')}</p>;
  if (room.stage === 'open') return <Lobby module={module === 'unknown' ? null : module} />;
  if (module === 'unknown') {
    return <LostPage title={t('table.unknown.title')} line={t('table.unknown')} />;
  }
  return module ? <Table module={module} /> : <p class="entering">{t('table.loading')}</p>;
}

/** The module of the room's game, and what the server says about the game; both load once. */
function useGame(session: Session, id: string | undefined): AnyGame | 'unknown' | null {
  const [module, setModule] = useState<AnyGame | 'unknown' | null>(null);
  useEffect(() => {
    if (!id) return;
    loadGame(id).then(setModule, () => setModule('unknown'));
    listGames().then(
      (games) => {
        session.game.value = games.find((game) => game.id === id) ?? null;
      },
      (problem) => toast(problemWords(problem), 'refused'),
    );
  }, [id]);
  return module;
}
