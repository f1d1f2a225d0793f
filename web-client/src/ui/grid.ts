/** A space of a board of equal rows and columns, counted from 0 at the upper left. */
export interface Place {
  column: number;
  row: number;
}

const STEPS: Record<string, readonly [columns: number, rows: number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/**
 * Where the focus goes on a square board when a key is pressed: by space with the arrows, to the ends
 * of a row or column with Home, End and the page keys. Undefined for other keys.
 */
export function stepped(key: string, { column, row }: Place, side: number): Place | undefined {
  const last = side - 1;
  if (key === 'Home') return { column: 0, row };
  if (key === 'End') return { column: last, row };
  if (key === 'PageUp') return { column, row: 0 };
  if (key === 'PageDown') return { column, row: last };
  const step = STEPS[key];
  if (!step) return undefined;
  const clamp = (to: number) => Math.max(0, Math.min(last, to));
  return { column: clamp(column + step[0]), row: clamp(row + step[1]) };
}
