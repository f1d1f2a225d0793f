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

/** Says that the reader is ready, or takes it back, and tells the ear which: no line of the story does. */
export async function beReady(session: Session): Promise<void> {
  const stage = stageOf(session.play.table.value);
  const isDone = await send(session, { type: 'ready' });
  // What the last of them has ended is told by its verdict.
  if (!isDone || isDecided(session) || stage !== stageOf(session.play.table.value)) return;
  const { mine, ...counted } = readiness(session);
  announce(t(mine ? 'ready.said' : 'ready.said.not', counted));
}
