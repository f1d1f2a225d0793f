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

/** Minutes and seconds as on a clock face, "1:47"; what is left of a second still counts. */
export function clockFace(millis: number): string {
  const seconds = Math.max(0, Math.ceil(millis / 1000));
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
