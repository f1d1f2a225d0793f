import { computed, effect, untracked } from '@preact/signals';
import { announce } from '../../ui/aria';
import { hitsInReach } from './gifts';
import { listed } from './reader';
import { hitAt, type Session } from './session';
import { t } from './words';

/** Says what can be reached as soon as the reader has seen his throw, and which keys lead there. */
export function tellLit(session: Session): void {
  const { destinations, scenes } = session;
  const lit = computed(() => (scenes.running.value === null ? destinations.value.size : 0));
  effect(() => {
    const n = lit.value;
    if (n > 0) untracked(() => announce(litWords(session, n)));
  });
}

/** "15 lit spaces, N for the best. Mireille within reach, K." */
function litWords(session: Session, n: number): string {
  const { play } = session;
  const names = hitsInReach(session).map((to) => play.name(hitAt(session, to) ?? 0));
  const isPhone = play.phone.value;
  const lit = t(isPhone ? 'move.lit.phone' : 'move.lit', { n });
  if (names.length === 0) return lit;
  const hit = t(isPhone ? 'move.lit.hit.phone' : 'move.lit.hit', { names: listed(names) });
  return `${lit} ${hit}`;
}
