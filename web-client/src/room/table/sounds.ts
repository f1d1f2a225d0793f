import { effect } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { GameView } from '../../games/game';
import { prepareSounds, play as sound } from '../../sound/player';
import type { SoundName } from '../../sound/sprite';
import { inSight } from '../layout';
import type { Session } from '../session';
import type { News } from '../store';
import type { OpenTable } from './open-table';
import { isOfRoom } from './room-lines';

/** What is heard at a table: the game's own sounds, and the frame's for turns, chat and the win. */
export function useTableSounds(session: Session, { game, showing }: OpenTable): void {
  useEffect(() => {
    prepareSounds();
    const endNews = showing.queue.onArrival((before, after) => {
      if (after.news === null || after.news === before.news) return;
      const news = { before, after, lines: after.news.lines.filter((line) => !isOfRoom(line)) };
      for (const name of soundsOf(news, session.store.seat.peek(), game)) sound(name);
    });
    const endChat = onChat(session);
    return () => {
      endNews();
      endChat();
    };
  }, [session, game, showing]);
}

/** A page that nobody looks at is silent, but for the reader's own turn and the end. */
export function soundsOf(
  { before, after, lines }: News,
  seat: number | null,
  game: Pick<GameView, 'sounds'>,
): readonly SoundName[] {
  if (before.table === null || after.table === null) return [];
  const table = game.sounds({ before: before.table, after: after.table, lines });
  const heard = inSight.peek() ? table : table.filter((name) => name === 'alarm');
  return [...heard, ...turnSounds(before.room, after.room, seat)];
}

function turnSounds(before: RoomTurn, after: RoomTurn, seat: number | null): SoundName[] {
  if (seat === null) return [];
  const won = after.result?.ranking.some((ranked) => ranked.seat === seat && ranked.place === 1);
  if (before.result === null && won) return ['win'];
  const begins = after.toAct.includes(seat) && !before.toAct.includes(seat);
  return begins && after.stage === 'playing' ? ['turn-yours'] : [];
}

type RoomTurn = Pick<News['after']['room'], 'result' | 'toAct' | 'stage'>;

/** A tick for every line that somebody else has said since. */
function onChat({ store }: Session): () => void {
  let last = store.chat.peek().at(-1)?.n ?? 0;
  return effect(() => {
    const line = store.chat.value.at(-1);
    if (!line || line.n <= last) return;
    last = line.n;
    if (line.seat === null || line.seat !== store.seat.peek()) sound('chat');
  });
}
