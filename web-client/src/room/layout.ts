import { computed, signal } from '@preact/signals';
import { media, reducedMotion } from '../ui/screen';

const threeColumns = media('(min-width: 1200px)');
const twoColumns = media('(min-width: 900px)');
const column = media('(min-width: 720px)');
const side = media('(min-width: 600px)');
const low = media('(max-height: 759px)');
const lying = media('(max-height: 499px)');
// On a phone that lies on its side a sheet would hide the whole board.
const oneColumn = computed(() => column.value || (side.value && lying.value));
const high = media('(min-height: 840px)');
const wide = media('(min-width: 1360px) and (min-aspect-ratio: 3 / 2)');
const small = media('(min-width: 1200px) and (max-height: 839px) and (min-aspect-ratio: 3 / 2)');

/**
 * Where the table's parts stand: seats, board and knowledge in three columns; seats above the board
 * with the knowledge beside both; all in one column with the knowledge in a drawer; the phone.
 * Where a window is both narrow and low, the knowledge has no room beside the board.
 */
export type Layout = 'three' | 'two' | 'one' | 'phone';

export const layout = computed<Layout>(() => {
  if (threeColumns.value) return 'three';
  if (twoColumns.value && !low.value) return 'two';
  return oneColumn.value ? 'one' : 'phone';
});

/** True in a low window, and on a phone that lies on its side: what is decided stands beside the board instead of under it. */
export const lowWindow = computed(
  () => (twoColumns.value && low.value) || (oneColumn.value && lying.value),
);

/** The same in a window that is wide for its height, a small one too, for a game whose trays are high: its board is larger so. */
export const wideWindow = computed(() => lowWindow.value || wide.value || small.value);

/** The same where it is not high either, as on a laptop: for a game whose board is larger so there alone. */
export const laptopWindow = computed(() => lowWindow.value || (wide.value && !high.value));

/** More than one row of a phone holds: a second one takes its height from the board. */
export function isMany(seats: readonly unknown[]): boolean {
  return seats.length > 5;
}

export const onPhone = computed(() => layout.value === 'phone');

/** True while the page is looked at. */
export const inSight = signal(document.visibilityState === 'visible');
document.addEventListener('visibilitychange', () => {
  inSight.value = document.visibilityState === 'visible';
});

/** True while pieces may travel. */
export const moving = computed(() => inSight.value && !reducedMotion.value);

/** True while the page is looked at and they may not. */
export const resting = computed(() => inSight.value && reducedMotion.value);
