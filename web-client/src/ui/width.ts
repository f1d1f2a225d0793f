import type { RefObject } from 'preact';
import { useLayoutEffect, useState } from 'preact/hooks';

/** How many pixels wide a drawing is on the page; about so many until it is seen. */
export function useWidth(drawing: RefObject<Element | null>, about: number): number {
  const [width, setWidth] = useState(about);
  useLayoutEffect(() => {
    const shown = drawing.current;
    if (!shown || typeof ResizeObserver === 'undefined') return;
    const observer = new ResizeObserver(() => {
      if (shown.clientWidth > 0) setWidth(shown.clientWidth);
    });
    observer.observe(shown);
    return () => observer.disconnect();
  }, []);
  return width;
}
