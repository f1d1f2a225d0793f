import { Banner } from '../../ui/Banner';
import { Button } from '../../ui/Button';
import { useRoom, useSession } from '../session';
import { t } from '../words';
import type { OpenTable } from './open-table';

/**
 * Says that the reader is played for, by the game or by a bot, and gives the seat back to him. What the
 * game plays waits in a pause: until it goes on, and while one is asked for, that alone is told.
 */
export function StandInBanner({ game, play }: Pick<OpenTable, 'game' | 'play'>) {
  const session = useSession();
  const { stage, paused, agreements } = useRoom();
  const seat = session.store.seat.value;
  if (stage !== 'playing' || seat === null) return null;
  const isPauseTold = paused || agreements.some(({ what }) => what === 'pause');
  const standIn = isPauseTold ? undefined : game.standIn?.();
  if (standIn) {
    return <TakeOver words={standIn.words} onTake={() => void play.act(standIn.action)} />;
  }
  if (!session.seatView(seat)?.botPlays) return null;
  // A bot rises for whoever enters the room.
  return <TakeOver words={t('standIn.bot')} onTake={() => session.reconnect()} />;
}

function TakeOver({ words, onTake }: { words: string; onTake: () => void }) {
  return (
    <Banner
      kind="brass"
      icon="robot"
      action={<Button label={t('standIn.take')} kind="main" size="small" onClick={onTake} />}
    >
      {words}
    </Banner>
  );
}
