import { computed, signal } from '@preact/signals';

const TICK_MILLIS = 250;

/** How far the server's clock is ahead of this one; the connection measures it. */
export const skewMillis = signal(0);

let ticking: ReturnType<typeof setInterval> | undefined;

const ticked = signal(Date.now(), {
  watched() {
    this.value = Date.now();
    ticking = setInterval(() => {
      this.value = Date.now();
    }, TICK_MILLIS);
  },
  unwatched() {
    clearInterval(ticking);
  },
});

/** The server's time in epoch milliseconds, four times a second, and only while something shows it. */
export const now = computed(() => ticked.value + skewMillis.value);

/** Minutes and seconds as on a clock face, "1:47"; what is left of a second still counts. */
export function clockFace(millis: number): string {
  const seconds = Math.max(0, Math.ceil(millis / 1000));
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
