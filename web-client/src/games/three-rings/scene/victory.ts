import type { Scene } from '../../staging';
import { countsFor, ownedBy, spaceOf } from '../lookup';
import type { Result, Space, Table } from '../wire';
import type { Seen, Victory } from './seen';

const TURN_MILLIS = 600;
const COUNT_MILLIS = 1200;
const DEBT_MILLIS = 500;
const JUDGED_MILLIS = 700;
const PAUSE_MILLIS = 600;

/**
 * How a game ends on the board: the declarer's card turns, its properties are counted one by one, debt
 * is taken off, and whether it is met lands; then the others from the least wealth upward, a Wealth card
 * last. Nothing of it where all but one have left.
 */
export function victory(seen: Seen, after: Seen): readonly Scene<Seen>[] {
  const { table } = after;
  if (seen.table.phase === 'finished' || table.phase !== 'finished') return [];
  const order = openingOrder(table);
  const [first, ...others] = order;
  if (first === undefined || table.reason === 'last-player') return [];
  const scene = (victory: Victory, millis: number): Scene<Seen> => ({
    table: {
      ...seen,
      table: covered({ ...table, phase: seen.table.phase }, victory.open),
      act: { type: 'victory', victory },
    },
    millis,
  });
  const begun: Victory = { open: [first], counted: 0, paid: false, judged: false };
  const counted = countedFor(table, first).length;
  const whole = { ...begun, counted };
  const judged = { ...whole, paid: true, judged: true };
  return [
    scene(begun, TURN_MILLIS),
    ...Array.from({ length: counted }, (_, i) =>
      scene({ ...begun, counted: i + 1 }, COUNT_MILLIS / counted),
    ),
    scene({ ...whole, paid: true }, DEBT_MILLIS),
    scene(judged, JUDGED_MILLIS + (others.length > 0 ? PAUSE_MILLIS : 0)),
    ...others.map((_, i) => scene({ ...judged, open: order.slice(0, i + 2) }, TURN_MILLIS)),
  ];
}

/** Of a card that has not turned yet no other part of the page tells. */
function covered(table: Table, open: readonly number[]): Table {
  const players = table.players.map((player) =>
    open.includes(player.seat) ? player : { ...player, goal: null, place: null },
  );
  return { ...table, players };
}

/** Whose card turns first, and then: from the least wealth upward, Wealth last. */
export function openingOrder({ results, by, winners }: Table): readonly number[] {
  if (!results) return [];
  const first = by ?? winners?.[0] ?? null;
  const isLast = ({ goal }: Result) => Number(goal === 'wealth');
  const others = results
    .filter(({ seat }) => seat !== first)
    .toSorted((a, b) => isLast(a) - isLast(b) || a.net - b.net);
  return [...(first === null ? [] : [first]), ...others.map(({ seat }) => seat)];
}

/** The properties that are counted for a seat's goal, from the cheapest. */
export function countedFor(table: Table, seat: number): readonly Space[] {
  const goal = table.results?.find((result) => result.seat === seat)?.goal ?? null;
  if (goal === null) return [];
  const printed = (space: Space) => spaceOf(table, space)?.printed ?? 0;
  return ownedBy(table, seat)
    .filter((space) => countsFor(table, goal, space))
    .toSorted((a, b) => printed(a) - printed(b));
}
