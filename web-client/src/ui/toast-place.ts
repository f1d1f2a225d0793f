import type { RefObject } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';

/** Where a toast stands: its middle and its lower edge, in pixels from the left and from the foot. */
export interface ToastPlace {
  middle: number;
  foot: number;
  /** Where it may stand above a board instead: the upper edge of that, from the head. */
  head?: number;
}

/** Above what is stuck to the foot of the page. */
export function aboveFoot({ left, width, height }: DOMRect): ToastPlace {
  return { middle: left + width / 2, foot: height };
}

/** At the foot of the board, clear of the buttons under and beside it. */
export function footOfBoard({ left, width, top, bottom }: DOMRect): ToastPlace {
  return { middle: left + width / 2, foot: window.innerHeight - bottom, head: top };
}

/** Toasts stand where this part of the page says for as long as it is shown: they cover no button. */
export function useToastPlace<E extends HTMLElement>(
  placeBy: (rect: DOMRect) => ToastPlace,
): RefObject<E | null> {
  const part = useRef<E>(null);
  useLayoutEffect(() => {
    const shown = part.current;
    if (!shown || typeof ResizeObserver === 'undefined') return;
    const { style } = document.documentElement;
    const observer = new ResizeObserver(() => {
      const { middle, foot, head } = placeBy(shown.getBoundingClientRect());
      style.setProperty('--toast-middle', `${middle}px`);
      style.setProperty('--toast-foot', `${foot}px`);
      if (head !== undefined) style.setProperty('--toast-head', `${head}px`);
    });
    observer.observe(shown);
    return () => {
      observer.disconnect();
      style.removeProperty('--toast-middle');
      style.removeProperty('--toast-foot');
      style.removeProperty('--toast-head');
    };
  }, [placeBy]);
  return part;
}
