import { useEffect, useState } from 'preact/hooks';
import { Banner } from '../../ui/Banner';
import { Button } from '../../ui/Button';
import { useRoom, useSession } from '../session';
import { t } from '../words';
import type { OpenTable } from './open-table';

/**
 * Says that the reader is played for, by the game or by a bot, and gives the seat back to him. Nothing is
 * played in a pause: whoever takes over in one does so as soon as the game goes on.
 */
export function StandInBanner({ game, play }: Pick<OpenTable, 'game' | 'play'>) {
  const session = useSession();
  const { stage, paused } = useRoom();
  const seat = session.store.seat.value;
  const standIn = stage === 'playing' && seat !== null ? game.standIn?.() : undefined;
  const [isTaking, setTaking] = useState(false);
  useEffect(() => {
    if (!isTaking || (standIn && paused)) return;
    setTaking(false);
    if (standIn) void play.act(standIn.action);
  }, [isTaking, paused, standIn === undefined]);
  if (standIn) {
    if (isTaking && paused) return <Played words={t('standIn.taking')} />;
    return <Played words={standIn.words} onTake={() => setTaking(true)} />;
  }
  if (stage !== 'playing' || seat === null || !session.seatView(seat)?.botPlays) return null;
  // A bot rises for whoever enters the room.
  return <Played words={t('standIn.bot')} onTake={() => session.reconnect()} />;
}

function Played({ words, onTake }: { words: string; onTake?: () => void }) {
  return (
    <Banner
      kind="brass"
      icon="robot"
      action={
        onTake && <Button label={t('standIn.take')} kind="main" size="small" onClick={onTake} />
      }
    >
      {words}
    </Banner>
  );
}
