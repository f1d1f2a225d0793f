import type { StoryLine } from '../game';
import type { Scenes } from '../staging';
import type { ThreeRingsPlay } from './play';
import type { Table } from './wire';

/** A table as the board shows it, and how much of the story is told by then. */
export interface Seen {
  table: Table;
  lines: readonly StoryLine[];
}

/** What is shown between two tables. */
export function threeRingsScenes(play: ThreeRingsPlay): Scenes<Seen> {
  let last: Seen | undefined;
  return play.stage<Seen>({
    at: ({ table, lines }) => {
      if (last?.table !== table || last.lines !== lines) last = { table, lines };
      return last;
    },
    between: () => [],
  });
}
