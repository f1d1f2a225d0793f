import { useEffect, useState } from 'preact/hooks';

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Where the first thing on the page that fits each selector stands; follows the window's size. */
export function useBoxes(selectors: readonly string[]): readonly (Box | null)[] {
  const [boxes, setBoxes] = useState<readonly (Box | null)[]>([]);
  const key = selectors.join('|');
  useEffect(() => {
    const measure = () => setBoxes(selectors.map(boxOf));
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(document.body);
    for (const selector of selectors) {
      const found = selector && document.querySelector(selector);
      if (found) observer.observe(found);
    }
    document.addEventListener('scroll', measure, true);
    return () => {
      observer.disconnect();
      document.removeEventListener('scroll', measure, true);
    };
  }, [key]);
  return boxes;
}

function boxOf(selector: string): Box | null {
  const found = selector ? document.querySelector(selector) : null;
  if (!found) return null;
  const { x, y, width, height } = found.getBoundingClientRect();
  return width > 0 ? { x, y, width, height } : null;
}

/** A dotted bow from below one box to above another. */
export function bow(from: Box, to: Box): string {
  const start = { x: from.x + from.width / 2, y: from.y + from.height };
  const end = { x: to.x + to.width / 2, y: to.y };
  const middle = (start.y + end.y) / 2;
  return `M${start.x} ${start.y}C${start.x} ${middle} ${end.x} ${middle} ${end.x} ${end.y}`;
}

/** The rectangle as a path, a little larger than the box. */
export function around({ x, y, width, height }: Box, by = 6): string {
  return `M${x - by} ${y - by}h${width + 2 * by}v${height + 2 * by}h${-width - 2 * by}Z`;
}
