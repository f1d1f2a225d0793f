import { computed, effect, untracked } from '@preact/signals';
import { announce } from '../../ui/aria';
import { readerAt } from './reader';
import type { Session } from './session';
import { t } from './words';

/** Says to whoever was knocked out where he starts again, once his piece is seen there. */
export function tellCorner({ play, scenes }: Session): void {
  const corner = computed(() => {
    const own = readerAt(scenes.shown.value, play);
    return own?.piece.space === null ? own.piece.outside : null;
  });
  let last = corner.peek();
  effect(() => {
    const now = corner.value;
    const isSent = now !== null && now !== 'any' && now !== last;
    last = now;
    if (isSent) untracked(() => announce(t('told.corner', { corner: now })));
  });
}
