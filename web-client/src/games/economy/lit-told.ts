import { computed, effect, untracked } from '@preact/signals';
import { announce } from '../../ui/aria';
import type { Session } from './session';
import { t } from './words';

/** Says how many spaces are lit as soon as the reader has seen his throw, and which key leads to them. */
export function tellLit({ play, destinations, scenes }: Session): void {
  const lit = computed(() => (scenes.running.value === null ? destinations.value.size : 0));
  effect(() => {
    const n = lit.value;
    const words = play.phone.peek() ? 'move.next.line' : 'move.lit';
    if (n > 0) untracked(() => announce(t(words, { n })));
  });
}
