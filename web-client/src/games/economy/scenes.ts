import { type Signal, signal } from '@preact/signals';
import { outline } from '../../ui/flights';
import { inNoTime, millisOf } from '../scene-queue';
import type { Scene, Scenes } from '../staging';
import type { Points } from './gained';
import type { EconomyPlay, Turning } from './play';
import { partBetween, restBetween, shownBy } from './rests';
import { FLIGHT_MILLIS, paying, taking } from './scene-flights';
import {
  changes,
  flipped,
  landedOn,
  only,
  withoutPieceOn,
  withPiece,
  withPointsOf,
} from './scene-tables';
import type { Table } from './wire';

/** How long a die tumbles. */
export const TUMBLE_MILLIS = 320;
/** A rival's throw is read, and what was done before it, until he walks. */
const READ_MILLIS = 700;
const STEP_MILLIS = 220;
const FLIP_MILLIS = 450;
/** A piece whose card has been seen to turn down is away sooner than one that flies alone. */
const AWAY_MILLIS = 450;

/**
 * What is shown between two tables: a piece walks, a rival's piece flies out, a card turns, property
 * and points fly to their owners. What lies face-down in the newest table has no face in any. Each table that is to
 * be played is told as it arrives, though it may be left out; what each is being paid, while it is seen.
 */
export function economyScenes(
  play: EconomyPlay,
  turning: Signal<Turning>,
  arrives: (table: Table) => void = () => {},
  paid: Signal<Points> = signal([]),
): Scenes<Table> {
  const between = (before: Table, after: Table): readonly Scene<Table>[] => [
    ...partBetween(before, play.seat.peek(), shown()),
    ...throwing(before, after, play.seat.peek()),
    ...[
      ...walking(before, after),
      ...sending(before, after, turning),
      ...turningUp(before, after, turning),
      ...taking(before, after, () => scenes.shown),
      ...paying(before, after, play, paid),
    ].map((scene) => ({ ...scene, table: inTurnOf(before, scene.table) })),
  ];
  const scenes: Scenes<Table> = play.stage({
    at: ({ table }) => table,
    between: (before, after) => {
      arrives(after);
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
 * A table in which nothing has a face, nor is told of, that the newest one shows from its back. Of a card that lies
 * open still it tells also where the newest has no landing to tell of: else its line would lose the card.
 */
export function faceDownAs(waiting: Table, newest: Table): Table {
  const down = new Set(newest.locations.filter(({ faceUp }) => !faceUp).map(({ space }) => space));
  const locations = waiting.locations.map((location) =>
    location.card !== null && down.has(location.space) ? { ...location, card: null } : location,
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

/**
 * A step for each space of the last move, which has come so far by then. Who stands where it ends is pushed aside as
 * the last step begins: two pieces lie on no space above each other.
 */
function walking(before: Table, after: Table): readonly Scene<Table>[] {
  const move = after.lastMove;
  if (!move || move === before.lastMove) return [];
  return move.path.map((space, i) => ({
    table: {
      ...withPiece(withoutPieceOn(before, space), move.seat, { space, outside: null }),
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
 * both.
 */
function sending(before: Table, after: Table, turning: Signal<Turning>): readonly Scene<Table>[] {
  const seat = before.sending;
  const corner = after.players.find((player) => player.seat === seat)?.piece;
  if (seat === null || !corner) return [];
  const table = withPiece(before, seat, corner);
  const down = only(flipped(before, after), 'down');
  if (down.size === 0) return [{ table, millis: FLIGHT_MILLIS }];
  return [
    { table: before, millis: FLIP_MILLIS, start: turn(turning, down) },
    { table: { ...table, locations: after.locations }, millis: AWAY_MILLIS },
  ];
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
