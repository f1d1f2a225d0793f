import type { FunctionComponent } from 'preact';
import { translator } from '../i18n/translator';
import type { OptionValues } from '../net/rooms';

/**
 * What the whole client knows of a game before its board is loaded: the file `about.ts` in its folder,
 * which brings its colours too. The front page finds its picture beside it, as `picture` in
 * `Picture.tsx`.
 */
export interface About {
  id: string;
  minSeats: number;
  maxSeats: number;
  /**
   * The words under `name`, under `line` and `length` for the front page, and for what the server
   * names: `option.<name>` with `.why`, and `choice.<word>`. Undefined where there are none.
   */
  words<K extends string>(key: K): K extends Always ? string : string | undefined;
  /** The options that most tables choose; the others are folded. All of them where this is absent. */
  usual?: readonly string[];
  /** True of the options of a table at which a turn takes days; absent where none does. */
  byPost?(options: Record<string, unknown>): boolean;
  /** True where the rules draw the colours: nobody chooses one before the start. */
  drawsColours?: boolean;
  /** What a table for trying the game out takes beside no clock that asks its player to act. */
  trial?: OptionValues;
}

type Always = 'name' | 'line' | 'length';

/** The words of a game; in other languages they stand beside its `about.ts`, as in `about.de.ts`. */
export function wordsOf(
  id: string,
  english: Record<Always, string> & Record<string, string>,
): About['words'] {
  const t = translator<Record<string, string>>(english, {
    de: async () => (await import('./abouts.de')).aboutIn(id),
  }) as (key: string) => string;
  return ((key: string) => (Object.hasOwn(english, key) ? t(key) : undefined)) as About['words'];
}

/** A game's board as one sees it from across the room. */
export interface BoardPicture {
  /** A group of an SVG. */
  Board: FunctionComponent;
  /** The part that tells most, and the whole, as view boxes. */
  card: string;
  whole: string;
  /** The view box in which it adorns the front page; one game's does. */
  ornament?: string;
}
