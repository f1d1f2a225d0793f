import { computed, effect, untracked } from '@preact/signals';
import { announce } from '../../ui/aria';
import { readerAt } from './reader';
import type { Session } from './session';
import type { PublicPlayer } from './wire';
import { t } from './words';

/** Who knocked the reader out and where he enters, until he has rolled; empty while he stands on the board. */
export function outWords({ play, scenes, yours }: Session): string {
  const table = scenes.shown.value;
  const own = readerAt(table, play);
  const corner = own && cornerOf(own);
  if (!own || !corner || (yours.value && table.phase !== 'roll')) return '';
  const by = play.lines.value.findLast(
    ({ code, args }) => code === 'knocked-out' && args.rival === own.seat,
  );
  return by
    ? t('out.by', { name: play.name(Number(by.args.seat)), corner })
    : t('roll.outside.at', { corner });
}

/** Where a piece waits outside since it was knocked out. */
function cornerOf({ piece }: PublicPlayer): string | null {
  return piece.space === null && piece.outside !== 'any' ? piece.outside : null;
}

/** Says to whoever was knocked out where he starts again, once his piece is seen there. */
export function tellCorner({ play, scenes }: Session): void {
  const corner = computed(() => {
    const own = readerAt(scenes.shown.value, play);
    return own ? cornerOf(own) : null;
  });
  let last = corner.peek();
  effect(() => {
    const now = corner.value;
    const isSent = now !== null && now !== last;
    last = now;
    if (isSent) untracked(() => announce(t('told.corner', { corner: now })));
  });
}
