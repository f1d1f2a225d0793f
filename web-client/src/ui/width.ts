import type { RefObject } from 'preact';
import { useLayoutEffect, useState } from 'preact/hooks';

/**
 * How many pixels wide a drawing is on the page, or what follows from that; about so many until it is seen. It is
 * drawn again only where what follows is another.
 */
export function useWidth(
  drawing: RefObject<Element | null>,
  about: number,
  follows = (width: number) => width,
): number {
  const [width, setWidth] = useState(follows(about));
  useLayoutEffect(() => {
    const shown = drawing.current;
    if (!shown || typeof ResizeObserver === 'undefined') return;
    const observer = new ResizeObserver(() => {
      if (shown.clientWidth > 0) setWidth(follows(shown.clientWidth));
    });
    observer.observe(shown);
    return () => observer.disconnect();
  }, []);
  return width;
}
