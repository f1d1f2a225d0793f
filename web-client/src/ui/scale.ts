import type { RefObject } from 'preact';
import { useWidth } from './width';

/**
 * How many units of a drawing that is `box` wide make a pixel, at least 1: patterns are drawn larger
 * by it.
 */
export function useScale(drawing: RefObject<SVGSVGElement | null>, box: number): number {
  return useWidth(drawing, box, (width) => scaleOf(width, box));
}

/** The same of a drawing that is so many pixels wide. */
export function scaleOf(width: number, box: number): number {
  return Math.max(1, Math.round((box / width) * 10) / 10);
}
