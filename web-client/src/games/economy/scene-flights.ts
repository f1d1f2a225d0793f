import { effect, type ReadonlySignal, type Signal } from '@preact/signals';
import { type Flight, fly } from '../../ui/flights';
import type { Scene } from '../staging';
import { openCard, sectorIcons } from './cards';
import type { Points } from './gained';
import type { EconomyPlay } from './play';
import { landedOn, liesFaceUp, withPointsOf } from './scene-tables';
import type { Card, Sector, Space, Table } from './wire';

export const FLIGHT_MILLIS = 600;
/** What was paid is read, and has rolled at the seats, before the next one throws. */
export const PAID_MILLIS = 500;
/** How long a seat says what it has been paid, once that has come. */
const READ_MILLIS = 1000;

/** The property card flies to its new owner: its face while that lies open, else its back. */
export function taking(
  before: Table,
  after: Table,
  shown: () => ReadonlySignal<Table>,
): readonly Scene<Table>[] {
  const from = landedOn(after);
  if (!from || after.lastLanding === before.lastLanding) return [];
  const taker = after.lastMove?.seat ?? 0;
  if (!after.lastLanding || after.lastLanding.takenFrom === null) return [];
  const start = (millis: number) => flyingCard(shown(), from, taker, millis);
  const table = inTheAir(withPointsOf(after, before), after.lastLanding.card);
  return [{ table, millis: FLIGHT_MILLIS, start }];
}

/** Neither its old place nor its new owner has a card while it flies. */
function inTheAir(table: Table, card: Card): Table {
  return { ...table, properties: { ...table.properties, [card]: 'unplaced' } };
}

/** A face is gone from the page as soon as its card lies face-down, in the air too. */
function flyingCard(
  shown: ReadonlySignal<Table>,
  from: Space,
  taker: number,
  millis: number,
): () => void {
  const card = openCard(shown.peek(), from);
  const place = `:is(${medalOf(taker)}, ${sumOf(taker)})`;
  const back = { ...flight(from, taker, '', 'card'), to: place };
  if (!card) return fly([back], millis);
  const face = { icon: sectorIcons[card.sector], style: card.sector };
  const to = cellOf(taker, card.sector);
  const land = fly([{ ...back, to, words: String(card.category), face }], millis);
  const watch = effect(() => {
    if (!liesFaceUp(shown.value, from)) land();
  });
  return () => {
    watch();
    land();
  };
}

/** Points fly from the location to all who collect, at once; meanwhile their seats may say how many. */
export function paying(
  before: Table,
  after: Table,
  play: Pick<EconomyPlay, 'colour' | 'phone'>,
  paid: Signal<Points>,
): readonly Scene<Table>[] {
  const from = landedOn(after);
  const gains = after.lastLanding?.points ?? [];
  if (!from || after.lastLanding === before.lastLanding || gains.every((n) => n === 0)) return [];
  const flights = after.players.flatMap(({ seat }, i) => {
    const points = gains[i] ?? 0;
    return points > 0 ? [pointsFlight(from, seat, points, play)] : [];
  });
  const start = (millis: number, shown: Table) => {
    if (!liesFaceUp(shown, from)) return () => undefined;
    const land = fly(flights, millis);
    const hush = tell(paid, gains);
    return () => {
      land();
      hush();
    };
  };
  return [
    { table: withPointsOf(after, before), millis: FLIGHT_MILLIS, start },
    { table: after, millis: PAID_MILLIS, least: PAID_MILLIS, breath: true },
  ];
}

/** On a phone a coin: words would lie over the card and its neighbours, and the seat has room for them. */
function pointsFlight(
  from: Space,
  seat: number,
  points: number,
  { colour, phone }: Pick<EconomyPlay, 'colour' | 'phone'>,
): Flight {
  if (phone.peek()) return flight(from, seat, '', 'coins');
  return { ...flight(from, seat, `+${points}`, 'points'), owner: colour(seat) };
}

/** Tells how many until they have been read. */
function tell(paid: Signal<Points>, points: Points): () => void {
  paid.value = points;
  const forget = () => {
    if (paid.peek() === points) paid.value = [];
  };
  return () => void setTimeout(forget, READ_MILLIS);
}

function flight(from: Space, seat: number, words: string, kind: Flight['kind']): Flight {
  return { from: `[data-space="${from}"]`, to: sumOf(seat), words, kind };
}

/** Where a seat shows its points: in a place of their own, or first of its figures. */
function sumOf(seat: number): string {
  const place = `[data-seat="${seat}"]`;
  return `:is(${place} .seat-sum, ${place} .seat:not(:has(.seat-sum)) .seat-figures > :first-child)`;
}

/** Of a phone's seat what has no words. */
function medalOf(seat: number): string {
  return `.seats.phone [data-seat="${seat}"] .medal`;
}

/** Where a seat shows what it owns of a sector; the seat itself where it has no room for that. */
function cellOf(seat: number, sector: Sector): string {
  const place = `[data-seat="${seat}"]`;
  const seatItself = `.seats:not(.phone) ${place} .seat:not(:has(.ec-cell-of))`;
  return `:is(${place} .ec-cell-of.${sector}, ${seatItself}, ${medalOf(seat)})`;
}
