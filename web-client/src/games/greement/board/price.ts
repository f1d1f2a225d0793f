import { type Session, squareItem } from '../session';
import { distance } from '../squares';
import { bankPrice, ownedBy } from '../sums';
import type { Square, Values } from '../wire';

/** What a free square costs the reader, and what of it is tax. */
export interface Price {
  coins: number;
  price: number;
  /** From where the tax is counted, and over how many squares; absent where none is asked. */
  way?: { from: Square; steps: number };
}

/**
 * What the bank asks the reader for a square, in his turn as it is listed and at all other times as it
 * would be then: nothing for what is not to be had.
 */
export function priceFor(session: Session, square: Square): Price | undefined {
  const table = session.play.table.value;
  const listed = squareItem(session, 'buy', square) ?? squareItem(session, 'replace-start', square);
  if (!listed && !isForSale(session, square)) return undefined;
  const price = bankPrice(table, square);
  const way = wayTo(session, square);
  const tax = way ? taxOver(table.values, way.steps) : 0;
  const coins = listed?.weight ?? price + tax;
  return { coins, price, ...(way && coins > price && { way }) };
}

/** By how many coins the open card would change what a free square costs the reader. */
export function priceChange(session: Session, square: Square): number {
  const table = session.play.table.value;
  const now = priceFor(session, square);
  if (!now || !table.event || table.phase === 'replace-start') return 0;
  const values = { ...table.values, ...table.event.prospect.values };
  // Where no tax is asked now the price names no way, and one may be asked over it then.
  const steps = wayTo(session, square)?.steps ?? 0;
  const then = bankPrice({ ...table, values }, square) + taxOver(values, steps);
  return then - now.coins;
}

/** What bare land costs so many squares away from the nearest that one owns. */
export function landPrice(values: Values, steps: number): number {
  return values.land + taxOver(values, steps);
}

/** What touches costs none. */
function taxOver({ distanceTax }: Values, steps: number): number {
  return steps > 1 ? steps * distanceTax : 0;
}

/** A start is its owner's as soon as the map is open, though he pays for it only with his loan. */
function isForSale({ play }: Session, square: Square): boolean {
  const { phase, squares, players } = play.table.value;
  const { kind, owner = null } = squares[square] ?? {};
  if ((kind !== 'land' && kind !== 'gold') || owner !== null) return false;
  if (phase === 'replace-start' || phase === 'over') return false;
  return phase !== 'loaning' || players.every(({ lockedStart }) => lockedStart !== square);
}

/** From the nearest square of the reader's. */
function wayTo({ play, player }: Session, square: Square): Price['way'] {
  const seat = play.seat.value;
  if (seat === null) return undefined;
  const table = play.table.value;
  const start = table.phase === 'loaning' ? player(seat)?.lockedStart : null;
  const own = start ? [start] : ownedBy(table, seat);
  const [nearest] = own
    .map((from) => ({ from, steps: distance(from, square) }))
    .toSorted((one, other) => one.steps - other.steps);
  return nearest;
}
