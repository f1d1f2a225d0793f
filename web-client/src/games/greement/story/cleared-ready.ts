import { effect } from '@preact/signals';
import { showToast } from '../../../ui/toast';
import { readiness } from '../events/ready';
import type { Session } from '../session';
import { t } from '../words';

/**
 * Tells a reader who was ready in a vote that he is no longer, for somebody has changed his vote or was given money: he
 * may look elsewhere by then, and is waited for.
 */
export function followClearedReady(session: Session): void {
  const { play } = session;
  let wasReady = false;
  let last: string | undefined;
  effect(() => {
    const { mine } = readiness(session);
    const line = play.lines.value.findLast(({ code }) => code === 'ready-cleared');
    const isNew = line !== undefined && line.key !== last;
    if (isNew && wasReady && !mine) {
      showToast({ text: t('told.readyCleared'), kind: 'plain', icon: 'hand-palm' });
    }
    last = line?.key;
    wasReady = mine;
  });
}
