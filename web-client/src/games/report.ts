import type { FunctionComponent } from 'preact';
import type { SeatColour } from '../ui/seats';

/**
 * The report of a turn by post as one reader may read it. A game that has such reports is the file
 * `src/games/<id>/post/TurnPage.tsx`, which exports the page as `TurnPage`.
 */
export interface TurnReading<Open = unknown, Own = unknown> {
  open: Open;
  /** What is for the reader's seat alone; null for somebody without one. */
  own: Own | null;
  seat: number | null;
  name(seat: number): string;
  colour(seat: number): SeatColour;
}

/** The report of one game, below the title that the frame gives it. */
export type TurnPage<Open = unknown, Own = unknown> = FunctionComponent<{
  reading: TurnReading<Open, Own>;
}>;
