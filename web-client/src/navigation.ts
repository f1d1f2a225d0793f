import { computed, signal } from '@preact/signals';
import { readPath } from './path';

const pathname = signal(location.pathname);
addEventListener('popstate', () => {
  pathname.value = location.pathname;
});

/** The page that is shown; follows links, `go` and the browser's back and forward. */
export const path = computed(() => readPath(pathname.value));

/** Goes to a page of this client without loading it anew. */
export function go(to: string): void {
  history.pushState(null, '', to);
  pathname.value = location.pathname;
  scrollTo(0, 0);
}
