import type { RefObject } from 'preact';
import { useLayoutEffect, useState } from 'preact/hooks';

/**
 * How many units of a drawing that is `box` wide make a pixel, at least 1: patterns are drawn larger
 * by it.
 */
export function useScale(drawing: RefObject<SVGSVGElement | null>, box: number): number {
  const [scale, setScale] = useState(1);
  useLayoutEffect(() => {
    const shown = drawing.current;
    if (!shown || typeof ResizeObserver === 'undefined') return;
    const observer = new ResizeObserver(() => {
      const width = shown.clientWidth;
      if (width > 0) setScale(Math.max(1, Math.round((box / width) * 10) / 10));
    });
    observer.observe(shown);
    return () => observer.disconnect();
  }, []);
  return scale;
}
