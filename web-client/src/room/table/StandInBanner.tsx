import { useEffect, useState } from 'preact/hooks';
import { Banner } from '../../ui/Banner';
import { Button } from '../../ui/Button';
import { useRoom, useSession } from '../session';
import { t } from '../words';
import type { OpenTable } from './open-table';

/**
 * Says that the reader is played for, by the game or by a bot, and gives the seat back to him. Nothing is
 * played in a pause: whoever takes over in one does so as soon as the game goes on. What was played for him
 * meanwhile is left out.
 */
export function StandInBanner({ game, play }: Pick<OpenTable, 'game' | 'play'>) {
  const session = useSession();
  const { stage, paused } = useRoom();
  const seat = session.store.seat.value;
  const standIn = stage === 'playing' && seat !== null ? game.standIn?.() : undefined;
  const [isTaking, setTaking] = useState(false);
  const take = async (action: unknown) => {
    await play.takeOver(action);
    setTaking(false);
  };
  useEffect(() => {
    if (!isTaking || (standIn && paused)) return;
    if (standIn) void take(standIn.action);
    else setTaking(false);
  }, [isTaking, paused, standIn === undefined]);
  if (standIn) {
    if (isTaking && paused) return <Played words={t('standIn.taking')} />;
    return <Played words={standIn.words} isTaking={isTaking} onTake={() => setTaking(true)} />;
  }
  if (stage !== 'playing' || seat === null || !session.seatView(seat)?.botPlays) return null;
  // A bot rises for whoever enters the room.
  return <Played words={t('standIn.bot')} onTake={() => session.reconnect()} />;
}

interface PlayedProps {
  words: string;
  /** Asked, and not answered yet. */
  isTaking?: boolean;
  onTake?: () => void;
}

function Played({ words, isTaking, onTake }: PlayedProps) {
  const label = t('standIn.take');
  return (
    <Banner
      kind="brass"
      icon="robot"
      action={
        onTake && <Button label={label} kind="main" size="small" busy={isTaking} onClick={onTake} />
      }
    >
      {words}
    </Banner>
  );
}
