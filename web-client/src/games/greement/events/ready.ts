import { useEffect, useRef } from 'preact/hooks';
import { listed } from '../../../i18n/list';
import { announce } from '../../../ui/aria';
import { isDecided, type Session, send, stageOf } from '../session';
import { t } from '../words';

/** How many of those at the table are ready, and whether the reader is. */
export function readiness({ play }: Session): { mine: boolean; n: number; of: number } {
  const { event, players } = play.table.value;
  const ready = event?.ready ?? [];
  return {
    mine: play.seat.value !== null && ready.includes(play.seat.value),
    n: ready.length,
    of: players.filter((player) => player.connected && !player.left).length,
  };
}

/** Who is away is not waited for: with his name it is said why the count has not all seats. */
export function readyWords(session: Session, isYours: boolean): string {
  const { play } = session;
  const { mine, ...counted } = readiness(session);
  const away = play.table.value.players.filter((player) => !player.connected && !player.left);
  const key = mine && isYours ? 'ready.yours' : 'ready.count';
  if (away.length === 0) return t(key, counted);
  const names = listed(away.map(({ seat }) => play.name(seat)));
  return t(`${key}.away`, { ...counted, names });
}

/** Says that the reader is ready, or takes it back, and tells the ear which: no line of the story does. */
export async function beReady(session: Session): Promise<void> {
  const stage = stageOf(session.play.table.value);
  const isDone = await send(session, { type: 'ready' });
  // What the last of them has ended is told by its verdict.
  if (!isDone || isDecided(session) || stage !== stageOf(session.play.table.value)) return;
  const { mine, ...counted } = readiness(session);
  announce(t(mine ? 'ready.said' : 'ready.said.not', counted));
}

/** So long nobody else has said that he is ready: several do at once, and only how many they are then is news. */
const SETTLES_MILLIS = 1200;

/** Tells the ear how many are ready once others have become so; what the reader's own press has told is told. */
export function useReadyHeard(session: Session): void {
  const { mine, n, of } = readiness(session);
  const stage = `${stageOf(session.play.table.value)} ${mine}`;
  const heard = useRef({ stage, n });
  const isOver = isDecided(session);
  useEffect(() => {
    // That nobody is any more stands in the story.
    if (heard.current.stage !== stage || n === 0) heard.current = { stage, n };
    if (heard.current.n === n || isOver) return undefined;
    const later = setTimeout(() => {
      heard.current = { stage, n };
      announce(readyWords(session, false));
    }, SETTLES_MILLIS);
    return () => clearTimeout(later);
  }, [stage, n, of, isOver]);
}
