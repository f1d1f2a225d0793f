import { effect } from '@preact/signals';
import { dismissToast, shownToast, showToast, type Toast } from '../../../ui/toast';
import { readiness } from '../events/ready';
import { isDecided, type Session } from '../session';
import { t } from '../words';

/**
 * Tells a reader who was ready in a vote that he is no longer, for somebody has changed his vote or was given money: he
 * may look elsewhere by then, and is waited for. It is said as long as it is so.
 */
export function followClearedReady(session: Session): void {
  const { play } = session;
  let wasReady = false;
  let told: Toast | undefined;
  let last: string | undefined;
  effect(() => {
    const { mine } = readiness(session);
    const line = play.lines.value.findLast(({ code }) => code === 'ready-cleared');
    const isOver = play.table.value.phase !== 'event-vote' || isDecided(session);
    const isNew = line !== undefined && line.key !== last;
    if (isNew && wasReady && !mine) {
      told = { text: t('told.readyCleared'), kind: 'plain', icon: 'hand-palm' };
      showToast(told);
    } else if (told && told === shownToast.peek() && (mine || isOver)) {
      dismissToast();
    }
    last = line?.key;
    wasReady = mine;
  });
}
