import type { RefObject } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { SIDE } from '../squares';
import { PITCH } from '../Tile';
import { BOX, GUTTER, ORIGIN } from './geometry';

/** The first and the last of some rows, as they are numbered on the map. */
export interface Rows {
  first: number;
  last: number;
}

/** What of the map stands above its frame, and what below. */
export interface Beyond {
  above: Rows | null;
  below: Rows | null;
}

/** A row of which less than this is missing counts as seen. */
const SEEN = 0.1;

/** So high the letters of the columns are at the head of the frame, in the place of those of the drawing, in pixels. */
const LETTERS = 12;

/** The rows that a frame so high does not show of a map so high, once it has gone up by so much. */
export function rowsBeyond(map: number, frame: number, up: number): Beyond {
  const row = (PITCH * map) / BOX;
  const head = LETTERS + ((ORIGIN - GUTTER) * map) / BOX;
  const missing = (pixels: number) => Math.max(0, Math.floor(pixels / row + 1 - SEEN));
  const above = missing(up + LETTERS - head);
  const below = missing(head + SIDE * row - up - frame);
  return {
    above: above > 0 ? { first: 1, last: Math.min(SIDE, above) } : null,
    below: below > 0 ? { first: Math.max(1, SIDE + 1 - below), last: SIDE } : null,
  };
}

const NONE: Beyond = { above: null, below: null };

/** What of the map the frame of a phone leaves out now, as it goes up and down. */
export function useRowsBeyond(drawing: RefObject<Element | null>, isPhone: boolean): Beyond {
  const [beyond, setBeyond] = useState(NONE);
  useEffect(() => {
    const map = drawing.current?.parentElement;
    const frame = map?.closest('.board-slot');
    if (!isPhone || !map || !frame || typeof ResizeObserver === 'undefined') return;
    const measure = () => {
      const now = rowsBeyond(map.offsetHeight, frame.clientHeight, frame.scrollTop);
      setBeyond((old) => (JSON.stringify(old) === JSON.stringify(now) ? old : now));
    };
    const observer = new ResizeObserver(measure);
    for (const each of [map, frame]) observer.observe(each);
    frame.addEventListener('scroll', measure, { passive: true });
    measure();
    return () => {
      observer.disconnect();
      frame.removeEventListener('scroll', measure);
    };
  }, [isPhone]);
  return isPhone ? beyond : NONE;
}
