import type { RefObject } from 'preact';
import { useEffect } from 'preact/hooks';

/** Less than this is no line of words. */
const LEAST = 6;

/** Marks what scrolls for as long as some of it lies below its edge: there it fades. */
export function useMoreBelow(place: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const shown = place.current;
    if (!shown || typeof ResizeObserver === 'undefined') return;
    const measure = () => {
      const below = shown.scrollHeight - shown.clientHeight - shown.scrollTop;
      shown.toggleAttribute('data-more', below > LEAST);
    };
    const observer = new ResizeObserver(measure);
    for (const each of [shown, ...shown.children]) observer.observe(each);
    shown.addEventListener('scroll', measure, { passive: true });
    measure();
    return () => {
      observer.disconnect();
      shown.removeEventListener('scroll', measure);
    };
  });
}
