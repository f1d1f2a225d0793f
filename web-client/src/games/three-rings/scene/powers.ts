import type { StoryLine } from '../../game';
import type { Scene } from '../../staging';
import { ringOf, rings } from '../rings';
import type { Power, Ring } from '../wire';
import { flyHelicopter } from './helicopter';
import { type Seen, withPlayer, withTable } from './seen';

const FLIGHT_MILLIS = 600;
const TURN_MILLIS = 200;

/** The helicopter crosses from the seat to its rooftop. */
export function takingRoof(seen: Seen, { args }: StoryLine): readonly Scene<Seen>[] {
  const seat = Number(args.seat);
  const ring = String(args.ring) as Ring;
  const power = String(args.power) as Power;
  const helicopters = seen.table.players.find((player) => player.seat === seat)?.helicopters ?? [];
  const none = { interest: null, productivity: null, goal: null };
  const roofs = { ...(seen.table.rooftops[ring] ?? none), [power]: seat };
  const landed = withTable(withPlayer(seen, seat, { helicopters: [...helicopters, ring] }), {
    rooftops: { ...seen.table.rooftops, [ring]: roofs },
  });
  return [
    {
      table: seen,
      millis: FLIGHT_MILLIS,
      start: (millis) => flyHelicopter(seat, `[data-roof="${ring} ${power}"]`, millis),
    },
    { table: landed, millis: TURN_MILLIS },
  ];
}

/** All values turn ring by ring from the outside; a rate turns at once. */
export function turningLevel(
  seen: Seen,
  { code, args }: StoryLine,
  after: Seen,
): readonly Scene<Seen>[] {
  if (code === 'rate') {
    return [{ table: withTable(seen, { rate: Number(args.rate) }), millis: TURN_MILLIS }];
  }
  const { values, network } = after.table;
  const turned = (ring: Ring, inner: Seen): Seen =>
    withTable(inner, {
      level: Number(args.level),
      values: { ...inner.table.values, ...of(values, ring) },
      network: { ...inner.table.network, ...of(network, ring) },
    });
  let now = seen;
  return rings.map((ring) => {
    now = turned(ring, now);
    return { table: now, millis: TURN_MILLIS };
  });
}

function of(all: Record<string, number>, ring: Ring): Record<string, number> {
  return Object.fromEntries(Object.entries(all).filter(([space]) => ringOf(space) === ring));
}
