import type { ReadonlySignal } from '@preact/signals';
import type { StoryLine } from './game';

/** A moment of what is played between two tables: a step of a piece, coins on their way. */
export interface Scene<Seen> {
  /** The table as the board shows it meanwhile. */
  table: Seen;
  millis: number;
  /** However much waits, it is not played in less than this; at double speed without it. */
  least?: number;
  /**
   * Only parts what comes before from what follows: left out where nothing follows, and where much does;
   * one with a least is shortened to that first.
   */
  breath?: true;
  /** Begins what travels, for as long as the scene lasts. Returns what ends it at once. */
  start?: (millis: number, table: Seen) => () => void;
}

export interface Scenes<Seen> {
  /** What the board shows: what has been played so far, and the table itself when all is played. */
  shown: ReadonlySignal<Seen>;
  /** How long the running scene lasts; null while none runs. */
  running: ReadonlySignal<number | null>;
  /** Plays what comes, until it is called off. Before and after that the table itself is shown. */
  follow(): () => void;
}

/** What a game shows of the way from one table to the next. */
export interface Script<Seen> {
  /** The scenes, in their order; none where there is nothing to show. */
  between(before: Seen, after: Seen): readonly Scene<Seen>[];
  /** In their stead where nothing may travel: outlines what has changed. */
  still?(before: Seen, after: Seen): void;
  /** The same for a game whose turns would run into one another: scenes in which nothing moves. */
  rests?(before: Seen, after: Seen): readonly Scene<Seen>[];
  /**
   * Takes from a table that waits to be shown what must not be shown any more once the newest is
   * known.
   */
  censor?(waiting: Seen, newest: Seen): Seen;
  /**
   * True where the change hides what waits to be shown: that is played in no time, so that what the
   * change does is not seen long before what led to it.
   */
  overtakes?(before: Seen, after: Seen): boolean;
}

/** How a game plays the moments of the page on its board. */
export interface Staging<Moment extends { table: unknown }, Seen> extends Script<Seen> {
  /** What the board shows of a moment at rest; the same object for the same table and story. */
  at(moment: Moment): Seen;
  /** How much of the story is told in a scene; without it none before the scenes are over. */
  told?(seen: Seen): readonly StoryLine[];
  /** In milliseconds, how much may wait before only the newest change is played; without it six seconds. */
  far?: number;
  /** The same as `censor`, for the table of a moment. */
  censorTable?(waiting: Moment['table'], newest: Moment['table']): Moment['table'];
}
