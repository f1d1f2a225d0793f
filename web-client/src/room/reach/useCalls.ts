import { effect } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { now } from '../../clock';
import type { GameView } from '../../games/game';
import { inSight } from '../layout';
import type { Session } from '../session';
import { t } from '../words';
import { type Call, Caller, callsOf, type Seen } from './calls';
import { browserNotifier, type Notifier, noticesWanted } from './notifier';

/**
 * Calls who looks elsewhere by the browser's own notices, if he wants them: once for each occasion.
 * They go when he is back, or has acted from elsewhere.
 */
export function useCalls(
  session: Session,
  game: Pick<GameView, 'report'>,
  notifier: Notifier = browserNotifier,
): void {
  useEffect(() => {
    const caller = new Caller();
    const shown = new Map<string, () => void>();
    const takeAway = (stays: (key: string) => boolean) => {
      for (const [key, close] of [...shown]) {
        if (stays(key)) continue;
        close();
        shown.delete(key);
      }
    };
    const end = effect(() => {
      const seen = seenOf(session, game);
      const calls = seen ? callsOf(seen) : [];
      const looks = inSight.value;
      const told = caller.tell(calls, looks);
      takeAway((key) => !looks && calls.some((call) => call.key === key));
      if (!noticesWanted.value || notifier.permission() !== 'granted') return;
      for (const call of told) shown.set(call.key, notifier.show(noticeOf(session, call)));
    });
    return () => {
      end();
      takeAway(() => false);
    };
  }, [session, game]);
}

/** Time is looked at only where it calls: at a table that gives hours. */
function seenOf({ store }: Session, game: Pick<GameView, 'report'>): Seen | null {
  const room = store.room.value;
  if (!room) return null;
  const clocks = store.clocks.value;
  const nowMillis = clocks.running.some(({ fullMillis }) => fullMillis >= 3_600_000)
    ? now.value
    : 0;
  return { room, seat: store.seat.value, clocks, nowMillis, report: game.report?.() ?? null };
}

function noticeOf(session: Session, { kind, n }: Call) {
  return {
    title: session.title,
    body: kind === 'turn' ? t('call.turn') : t(`call.${kind}`, { n }),
    tag: `kontor ${session.code} ${kind}`,
    onPress: () => window.focus(),
  };
}
