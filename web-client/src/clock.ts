import { type ReadonlySignal, signal } from '@preact/signals';

const TICK_MILLIS = 250;

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

/** The browser's time in epoch milliseconds, four times a second, and only while something shows it. */
export const now: ReadonlySignal<number> = ticked;

const MINUTE = 60;
const HOUR = 60 * MINUTE;

/**
 * Minutes and seconds as on a clock face, "1:47", from an hour on with the hours before them,
 * "26:01:47"; what is left of a second still counts.
 */
export function clockFace(millis: number): string {
  const seconds = Math.max(0, Math.ceil(millis / 1000));
  const two = (n: number) => String(n).padStart(2, '0');
  const minutes = Math.floor((seconds % HOUR) / MINUTE);
  if (seconds < HOUR) return `${minutes}:${two(seconds % MINUTE)}`;
  return `${Math.floor(seconds / HOUR)}:${two(minutes)}:${two(seconds % MINUTE)}`;
}
