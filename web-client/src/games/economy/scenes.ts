import { effect, type ReadonlySignal, type Signal } from '@preact/signals';
import { type Flight, fly, outline } from '../../ui/flights';
import { inNoTime, millisOf } from '../scene-queue';
import type { Scene, Scenes } from '../staging';
import { openCard, sectorIcons } from './cards';
import type { EconomyPlay, Turning } from './play';
import { restBetween, shownBy } from './rests';
import type { Card, Piece, PublicLocation, Sector, Space, Table } from './wire';

/** How long a die tumbles. */
export const TUMBLE_MILLIS = 320;
/** A rival's throw is read, and what was done before it, until he walks. */
const READ_MILLIS = 700;
const STEP_MILLIS = 220;
const FLIP_MILLIS = 400;
const FLIGHT_MILLIS = 600;
/** Of the flight of a piece, what the card takes first on which it stood. */
const DOWN_MILLIS = 300;
/** What was paid is read, and has rolled at the seats, before the next one throws. */
export const PAID_MILLIS = 500;

/**
 * What is shown between two tables: a piece walks, a rival's piece flies out, a card turns, property
 * and points fly to their owners. What lies face-down in the newest table is face-down in all.
 */
export function economyScenes(play: EconomyPlay, turning: Signal<Turning>): Scenes<Table> {
  const between = (before: Table, after: Table): readonly Scene<Table>[] => [
    ...throwing(before, after, play.seat.peek()),
    ...[
      ...walking(before, after),
      ...sending(before, after, turning),
      ...turningUp(before, after, turning),
      ...taking(before, after, () => scenes.shown),
      ...paying(before, after, play.colour),
    ].map((scene) => ({ ...scene, table: inTurnOf(before, scene.table) })),
  ];
  const scenes: Scenes<Table> = play.stage({
    at: ({ table }) => table,
    between: (before, after) => {
      const struck = struckBetween(before, after);
      if (!struck) return between(before, after);
      const coming = between(before, struck);
      const all = millisOf(coming);
      return [...coming.map((scene) => inNoTime(scene, all)), ...between(struck, after)];
    },
    still: (before, after) => {
      outline(changes(before, after));
    },
    rests: (before, after) =>
      restBetween(before, play.seat.peek(), shown(), changes(before, after)),
    censor: faceDownAs,
    censorTable: faceDownAs,
    overtakes: (before, after) => only(flipped(before, after), 'down').size > 0,
  });
  const shown = shownBy(scenes.shown);
  return scenes;
}

/**
 * A table in which nothing lies face-up, nor is told of, that the newest one shows from its back. Of a card that lies
 * open still it tells also where the newest has no landing to tell of: else its line would lose the card.
 */
export function faceDownAs(waiting: Table, newest: Table): Table {
  const down = new Set(newest.locations.filter(({ faceUp }) => !faceUp).map(({ space }) => space));
  const locations = waiting.locations.map((location) =>
    location.card !== null && down.has(location.space)
      ? { space: location.space, faceUp: false, card: null }
      : location,
  );
  const { lastLanding } = waiting;
  const isOpen = locations.some(({ card }) => card !== null && card === lastLanding?.card);
  return { ...waiting, locations, lastLanding: isOpen ? lastLanding : null };
}

/** The mover is on turn until all that his move does has been seen. */
function inTurnOf({ turn, turnNumber, phase, die, sending }: Table, scene: Table): Table {
  const thrown = { phase: 'move' as const, die: scene.lastMove?.die ?? die };
  const stage = phase === 'roll' ? thrown : { phase, die };
  return { ...scene, turn, turnNumber, sending, ...stage };
}

/** The die tumbles before anything is told of it; a rival's lies there for a while. */
function throwing(before: Table, after: Table, reader: number | null): readonly Scene<Table>[] {
  const die = before.phase === 'roll' ? thrownBetween(before, after) : null;
  if (die === null) return [];
  const tumble = { table: { ...before, die }, millis: TUMBLE_MILLIS };
  const lies = { table: { ...before, die, phase: 'move' as const }, millis: READ_MILLIS };
  return before.turn === reader ? [tumble] : [tumble, lies];
}

function thrownBetween(before: Table, after: Table): number | null {
  if (before.die !== null) return null;
  return after.lastMove === before.lastMove ? after.die : (after.lastMove?.die ?? null);
}

/** A step for each space of the last move, which has come so far by then. */
function walking(before: Table, after: Table): readonly Scene<Table>[] {
  const move = after.lastMove;
  if (!move || move === before.lastMove) return [];
  return move.path.map((space, i) => ({
    table: {
      ...withPiece(before, move.seat, { space, outside: null }),
      lastMove: { ...move, path: move.path.slice(0, i + 1) },
    },
    millis: STEP_MILLIS,
  }));
}

/**
 * The moment at which somebody is knocked out and not yet sent to his corner, where both come at once:
 * the card there is hidden already, so that whoever comes must not be long.
 */
function struckBetween(before: Table, after: Table): Table | undefined {
  const move = after.lastMove;
  const space = landedOn(after);
  if (!move || space === undefined || move === before.lastMove) return undefined;
  const isOut = (seat: number) =>
    after.players.some((player) => player.seat === seat && player.piece.space === null);
  const hit = before.players.find(({ seat, piece }) => piece.space === space && isOut(seat));
  if (!hit || after.phase === 'send') return undefined;
  const arrived = withPiece(before, move.seat, { space, outside: null });
  const table = withPiece(arrived, hit.seat, { space: null, outside: null });
  const stage = { phase: 'send' as const, die: move.die, sending: hit.seat };
  return { ...table, ...stage, lastMove: move, lastLanding: null };
}

/**
 * The card turns down, and then the piece that was hit flies to its corner, in the time that the server leaves for
 * both. It cannot turn after: in all tables that are shown by then it lies face-down.
 */
function sending(before: Table, after: Table, turning: Signal<Turning>): readonly Scene<Table>[] {
  const seat = before.sending;
  const corner = after.players.find((player) => player.seat === seat)?.piece;
  if (seat === null || !corner) return [];
  const table = withPiece(before, seat, corner);
  const down = only(flipped(before, after), 'down');
  if (down.size === 0) return [{ table, millis: FLIGHT_MILLIS }];
  return [
    { table: before, millis: DOWN_MILLIS, start: turn(turning, down) },
    { table, millis: FLIGHT_MILLIS - DOWN_MILLIS },
  ];
}

function withPiece(table: Table, seat: number, piece: Piece): Table {
  const players = table.players.map((player) =>
    player.seat === seat ? { ...player, piece } : player,
  );
  return { ...table, players };
}

function turningUp(before: Table, after: Table, turning: Signal<Turning>): readonly Scene<Table>[] {
  const up = only(flipped(before, after), 'up');
  if (up.size === 0) return [];
  return [{ table: withPointsOf(after, before), millis: FLIP_MILLIS, start: turn(turning, up) }];
}

/** Turns these cards for as long as the scene lasts. */
function turn(turning: Signal<Turning>, turned: Turning): () => () => void {
  return () => {
    turning.value = turned;
    return () => {
      turning.value = new Map();
    };
  };
}

function only(turned: Turning, way: 'up' | 'down'): Turning {
  return new Map([...turned].filter(([, each]) => each === way));
}

/** The cards that lie otherwise now, by their spaces alone. */
export function flipped(before: Table, after: Table): Turning {
  const wasUp = new Map(before.locations.map(({ space, faceUp }) => [space, faceUp]));
  return new Map(
    after.locations
      .filter(({ space, faceUp }) => wasUp.has(space) && wasUp.get(space) !== faceUp)
      .map(({ space, faceUp }: PublicLocation) => [space, faceUp ? 'up' : 'down']),
  );
}

/** The property card flies to its new owner: its face while that lies open, else its back. */
function taking(
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
  const back = flight(from, taker, '', 'card');
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

/** Points fly from the location to all who collect, at once. */
function paying(
  before: Table,
  after: Table,
  colour: EconomyPlay['colour'],
): readonly Scene<Table>[] {
  const from = landedOn(after);
  const gains = after.lastLanding?.points ?? [];
  if (!from || after.lastLanding === before.lastLanding || gains.every((n) => n === 0)) return [];
  const flights = after.players.flatMap(({ seat }, i) => {
    const points = gains[i] ?? 0;
    return points > 0
      ? [{ ...flight(from, seat, `+${points}`, 'points'), owner: colour(seat) }]
      : [];
  });
  return [
    ...flying(withPointsOf(after, before), from, flights),
    { table: after, millis: PAID_MILLIS, least: PAID_MILLIS, breath: true },
  ];
}

function flying(table: Table, from: Space, flights: readonly Flight[]): readonly Scene<Table>[] {
  const start = (millis: number, shown: Table) =>
    liesFaceUp(shown, from) ? fly(flights, millis) : () => undefined;
  return [{ table, millis: FLIGHT_MILLIS, start }];
}

function liesFaceUp({ locations }: Table, space: Space): boolean {
  return locations.some((location) => location.space === space && location.faceUp);
}

function flight(from: Space, seat: number, words: string, kind: Flight['kind']): Flight {
  return { from: `[data-space="${from}"]`, to: sumOf(seat), words, kind };
}

/** Where a seat shows its points: in a place of their own, or first of its figures. */
function sumOf(seat: number): string {
  const place = `[data-seat="${seat}"]`;
  return `:is(${place} .seat-sum, ${place} .seat:not(:has(.seat-sum)) .seat-figures > :first-child)`;
}

/** Where a seat shows what it owns of a sector; the seat itself where it has no room for that. */
function cellOf(seat: number, sector: Sector): string {
  const place = `[data-seat="${seat}"]`;
  return `:is(${place} .ec-cell-of.${sector}, ${place} .seat:not(:has(.ec-cell-of)))`;
}

/** The table with the totals of the one before: points count once they have arrived. */
function withPointsOf(table: Table, { players }: Table): Table {
  const points = (seat: number) => players.find((player) => player.seat === seat)?.points ?? 0;
  return {
    ...table,
    players: table.players.map((player) => ({ ...player, points: points(player.seat) })),
  };
}

function landedOn({ lastMove }: Table): Space | undefined {
  return lastMove?.path.at(-1);
}

/** Where nothing may travel: the space that was reached, cards that turned, seats that gained. */
function changes(before: Table, after: Table): readonly string[] {
  const moved = after.lastMove !== before.lastMove ? landedOn(after) : undefined;
  const spaces = new Set([...(moved ? [moved] : []), ...flipped(before, after).keys()]);
  const gained = after.players.filter(
    ({ seat, points }) =>
      points > (before.players.find((player) => player.seat === seat)?.points ?? points),
  );
  return [
    ...[...spaces].map((space) => `[data-space="${space}"]`),
    ...gained.map(({ seat }) => `[data-seat="${seat}"] .seat`),
  ];
}
