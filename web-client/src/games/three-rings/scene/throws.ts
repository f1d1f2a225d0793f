import type { StoryLine } from '../../game';
import type { Scene } from '../../staging';
import { lengths } from '../rings';
import type { Ring } from '../wire';
import { type Seen, throwOf, withPiece } from './seen';

const TUMBLE_MILLIS = 700;
const STEP_MILLIS = 280;
const STREET_MILLIS = 400;

/** The die tumbles, then the piece walks its ring space by space; the street takes a moment longer. */
export function throwing(seen: Seen, line: StoryLine): readonly Scene<Seen>[] {
  const fallen: Seen = { ...seen, thrown: throwOf(line) };
  const tumbling: Seen = { ...fallen, tumbles: true };
  return [{ table: tumbling, millis: TUMBLE_MILLIS }, ...walking(fallen, line)];
}

function walking(seen: Seen, { args }: StoryLine): readonly Scene<Seen>[] {
  const ring = args.ring as Ring | undefined;
  if (ring === undefined) return [];
  const seat = Number(args.seat);
  const from = seen.table.players.find((player) => player.seat === seat)?.pieces[ring] ?? 0;
  const at = { ...seen, table: { ...seen.table, ring } };
  return Array.from({ length: Number(args.die) }, (_, i) => {
    const number = ((from + i) % lengths[ring]) + 1;
    const isStreet = from > 0 && number === 1;
    return {
      table: withPiece(at, seat, ring, number),
      millis: isStreet ? STREET_MILLIS : STEP_MILLIS,
    };
  });
}
