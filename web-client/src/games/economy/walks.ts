import { areAdjacent, doorsOf, inListOrder } from './spaces';
import type { Piece, Space, Table } from './wire';

const beside = new Map<Space, readonly Space[]>();

/** The spaces beside one, in list order; asked for again and again. */
function spacesBeside(space: Space): readonly Space[] {
  const found = beside.get(space) ?? inListOrder.filter((other) => areAdjacent(space, other));
  beside.set(space, found);
  return found;
}

type Standing = Pick<Table, 'players' | 'die'>;

/** To each space the first way in list order that has all the steps of the throw. */
export function waysOf(
  { players, die }: Standing,
  { space: from, outside }: Piece,
): ReadonlyMap<Space, readonly Space[]> {
  const ways = new Map<Space, readonly Space[]>();
  const taken = new Set(players.map(({ piece }) => piece.space));
  const walk = (path: readonly Space[], last: Space) => {
    if (path.length === die) {
      if (!ways.has(last)) ways.set(last, path);
      return;
    }
    if (taken.has(last)) return;
    for (const next of spacesBeside(last)) {
      if (next !== from && !path.includes(next)) walk([...path, next], next);
    }
  };
  const first = from ? spacesBeside(from) : doorsOf(outside);
  for (const space of first) walk([space], space);
  return ways;
}
