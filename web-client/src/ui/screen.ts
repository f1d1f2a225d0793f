import { type ReadonlySignal, signal } from '@preact/signals';

/** A media query as a signal. */
export function media(query: string): ReadonlySignal<boolean> {
  const list = matchMedia(query);
  const matches = signal(list.matches);
  list.addEventListener('change', () => {
    matches.value = list.matches;
  });
  return matches;
}

const phone = media('(max-width: 719px)');
const narrow = media('(max-width: 899px)');

/** Pieces do not travel while this holds: they fade, and what changed is outlined. */
export const reducedMotion = media('(prefers-reduced-motion: reduce)');

/** True below 720 px, where a room is one column with a sheet; the component follows a change. */
export function usePhone(): boolean {
  return phone.value;
}

/** True below 900 px, where a header has no room for its tools. */
export function useNarrow(): boolean {
  return narrow.value;
}
