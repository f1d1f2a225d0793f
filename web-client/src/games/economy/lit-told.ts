import { computed, effect, untracked } from '@preact/signals';
import { listed } from '../../i18n/list';
import { announce } from '../../ui/aria';
import { hitsInReach } from './gifts';
import { hearsKeys } from './keys';
import { hitAt, type Session } from './session';
import { t } from './words';

/** That it is the reader's move is said first, which would cut this off. */
export const AFTER_THE_TURN_MILLIS = 150;

/** Says what can be reached as soon as the reader has seen his throw, and which keys lead there. */
export function tellLit(session: Session): void {
  const { destinations, scenes } = session;
  const lit = computed(() => (scenes.running.value === null ? destinations.value.size : 0));
  effect(() => {
    const n = lit.value;
    if (n === 0) return undefined;
    const say = () => untracked(() => announce(litWords(session, n)));
    const later = setTimeout(say, AFTER_THE_TURN_MILLIS);
    return () => clearTimeout(later);
  });
}

/** "15 lit spaces, N for the best. Mireille within reach, K." */
function litWords(session: Session, n: number): string {
  const { play } = session;
  const names = hitsInReach(session).map((to) => play.name(hitAt(session, to) ?? 0));
  const withKeys = hearsKeys(play);
  const lit = t(withKeys ? 'move.lit' : 'move.lit.phone', { n });
  if (names.length === 0) return lit;
  const hit = t(withKeys ? 'move.lit.hit' : 'move.lit.hit.phone', { names: listed(names) });
  return `${lit} ${hit}`;
}
