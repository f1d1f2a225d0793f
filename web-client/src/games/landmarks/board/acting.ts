import { playerOf } from '../cards';
import type { Card, Colour, PublicCard, Table } from '../wire';

/** Open copies that a total activates in one town. */
export interface Acting {
  card: Card;
  seat: number;
  count: number;
}

/** Whose cards of a class act on a throw, and in which order the classes do. */
const ORDER: readonly (readonly [colour: Colour, whose: 'roller' | 'others' | 'all'])[] = [
  ['red', 'others'],
  ['blue', 'all'],
  ['green', 'roller'],
  ['purple', 'roller'],
];

/** The open cards that carry this number and act on the roller's throw, in the true order. */
export function actingAt(table: Table, total: number): readonly Acting[] {
  const { roller, cards } = table;
  if (roller === null) return [];
  const matching = cards.filter(({ from, to }) => from <= total && total <= to);
  return ORDER.flatMap(([colour, whose]) =>
    seatsFor(table, roller, whose).flatMap((seat) =>
      matching
        .filter((card) => card.colour === colour)
        .flatMap((card) => acting(table, seat, card)),
    ),
  );
}

function acting(table: Table, seat: number, { id }: PublicCard): readonly Acting[] {
  const count = playerOf(table, seat)?.cards[id]?.open ?? 0;
  return count > 0 ? [{ card: id, seat, count }] : [];
}

/** The roller first, then all others anticlockwise from him. */
function seatsFor({ order }: Table, roller: number, whose: 'roller' | 'others' | 'all') {
  const at = order.indexOf(roller);
  const others = [...order.slice(0, at)].reverse().concat([...order.slice(at + 1)].reverse());
  if (whose === 'roller') return [roller];
  return whose === 'others' ? others : [roller, ...others];
}
