import type { RefObject } from 'preact';
import { useEffect } from 'preact/hooks';

/** What is left free between a row and the sheet, in pixels. */
const FREE = 2;

/** True where something of a row would lie under the sheet, or touch it. */
export function isCut(row: { bottom: number }, sheet: { top: number }): boolean {
  return row.bottom + FREE > sheet.top;
}

/**
 * Marks the children of a place that do not stand whole above the sheet of a phone, so that each of them
 * is seen whole or not at all. They can be read and reached as before.
 */
export function useRowsInSight(place: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const foot = document.querySelector('.phone-foot');
    if (!foot || typeof ResizeObserver === 'undefined') return;
    const measure = () => {
      const sheet = foot.getBoundingClientRect();
      for (const row of place.current?.children ?? []) {
        row.toggleAttribute('data-cut', isCut(row.getBoundingClientRect(), sheet));
      }
    };
    const observer = new ResizeObserver(measure);
    observer.observe(foot);
    if (place.current) observer.observe(place.current);
    window.addEventListener('scroll', measure, { passive: true, capture: true });
    measure();
    return () => {
      observer.disconnect();
      window.removeEventListener('scroll', measure, { capture: true });
    };
  }, []);
}
