import { outline } from '../../ui/flights';
import type { Scenes } from '../staging';
import { linesSince } from '../story-since';
import type { ThreeRingsPlay } from './play';
import { MOST_AT_ONCE, scenesBetween } from './scene/script';
import { type Seen, seenOf } from './scene/seen';

export type { Seen } from './scene/seen';

/** Lets the table be seen as it moves, one thing after the other. */
export function threeRingsScenes(play: ThreeRingsPlay): Scenes<Seen> {
  let last: Seen | undefined;
  return play.stage<Seen>({
    at: ({ table, lines }) => {
      if (last?.table !== table || last.lines !== lines) last = seenOf(table, lines);
      return last;
    },
    between: scenesBetween,
    still,
    told: ({ lines }) => lines,
  });
}

/** Where nothing may travel, the spaces and seats concerned are outlined. */
function still(before: Seen, after: Seen): void {
  const concerned = linesSince(before, after, MOST_AT_ONCE).flatMap(({ args }) => [
    ...[args.space, args.take].filter((space) => typeof space === 'string').map(spaceBox),
    ...[args.seat, args.to].filter((seat) => typeof seat === 'number').map(seatBox),
  ]);
  outline([...new Set(concerned)]);
}

const spaceBox = (space: string) => `[data-space="${space}"]`;
const seatBox = (seat: number) => `[data-seat="${seat}"] .seat`;
