import { fly } from '../../../ui/flights';
import type { StoryLine } from '../../game';
import type { Scene } from '../../staging';
import { linesSince } from '../../story-since';
import type { Walk } from '../board/walk';
import type { Table } from '../wire';
import { coinsFor, flowOf, onItsSum, sumOf, talliesOf } from './flow';
import { glide, hop, wayOf } from './hop';
import { type Pace, paceOf, timed, timedWay } from './pace';
import {
  isLeaving,
  isThrow,
  MOST_AT_ONCE,
  newsOf,
  type Piece,
  piecesOf,
  type Stage,
  seatOf,
} from './stage';
import { ageTallies, type Flying, tally, tallyAtOnce } from './tally';

const FALL_MILLIS = 900;
/** The reader's own exit is read before the others go on. */
const OWN_EXIT_MILLIS = 2500;
/** So is what he has paid or was paid. */
const READ_MILLIS = 500;
/** Of the time in which a payment is told, what the coins fly; then both sums stand. */
const FLIGHT_SHARE = 0.6;
/** When on their way the coins have left who pays, and when they reach who gets them. */
const DEPARTURE = 0.25;
const ARRIVAL = 0.8;
/** Of the time in which a payment is told, when both sums have stopped: before the next dice roll. */
const SUMS_STAND = 0.9;

/** What the script has to know beyond the tables. */
export interface Surroundings {
  /** Where a seat's piece stands, beside the others on its field. */
  spot(seat: number, pieces: readonly Piece[]): { x: number; y: number };
  /** The way there from field to field. */
  walk(): Walk;
  /** True if nobody throws by hand at this seat: a bot, or the server throws. */
  isAutomatic(table: Table, seat: number): boolean;
  /** True for the reader's own seat. */
  isOwn(seat: number | null): boolean;
  /** Coins set out, or are all there. */
  flies(times: Flying | null): void;
  /** What is heard of a line when it is played. */
  heard(line: StoryLine): void;
}

/**
 * The scenes of a turn: the dice tumble, the piece hops at once, money flows, and who is out falls. Where nobody
 * throws by hand only the piece moves.
 */
export function scenesBetween(
  before: Stage,
  after: Stage,
  around: Surroundings,
): readonly Scene<Stage>[] {
  const told = linesSince(before, after, MOST_AT_ONCE);
  if (told.length > MOST_AT_ONCE) return [];
  const scenes: Scene<Stage>[] = [];
  const pace = paceOf(before.table, after.table, told.map(seatOf), around.isAutomatic);
  let stage = before;
  for (const line of told) {
    const next = scenesOfLine(stage, line, { told, after, around, pace });
    scenes.push(...next);
    stage = next.at(-1)?.table ?? stage;
  }
  return scenes;
}

interface Context {
  told: readonly StoryLine[];
  after: Stage;
  around: Surroundings;
  pace: Pace;
}

function scenesOfLine(stage: Stage, line: StoryLine, context: Context): readonly Scene<Stage>[] {
  const seat = seatOf(line);
  if (seat === null) return [];
  if (isLeaving(line)) return [falling(stage, line, context)];
  if (!isThrow(line)) return flowOf(line) ? effects(stage, line, context) : [];
  const dice = thrown(stage, line, seat, context);
  const lying = landed(dice.table);
  const walk = walking(lying, line, seat, context);
  // What has fallen is read while the piece walks; where none does, for a moment.
  const lie = walk.length > 0 ? walk : [{ table: lying, ...timed(context.pace, 'lie') }];
  return [dice, ...lie, ...effects(lie.at(-1)?.table ?? lying, line, context)];
}

function thrown(
  stage: Stage,
  line: StoryLine,
  seat: number,
  { after, around, pace }: Context,
): Scene<Stage> {
  const made = after.thrown.made;
  return {
    table: {
      ...stage,
      lines: linesBefore(after, line),
      byTable: after.byTable,
      thrown: { key: line.key, made, seat, tumbling: !pace.swift },
      trail: stage.trail?.seat === seat ? stage.trail : null,
      news: [],
      acting: seat,
    },
    ...timed(pace, 'tumble'),
    start: () => {
      around.heard({ ...line, code: 'thrown' });
      if (pace.swift) ageTallies();
      return () => undefined;
    },
  };
}

/** The way of the piece to the field of the line; none for a throw that moves nothing. */
function walking(
  stage: Stage,
  { args }: StoryLine,
  seat: number,
  { around, pace }: Context,
): readonly Scene<Stage>[] {
  const from = stage.pieces.find((piece) => piece.seat === seat)?.at;
  const to = stage.table.fields.find(({ id }) => id === args.field)?.number;
  if (from === undefined || to === undefined || from === to) return [];
  const way = wayOf(from, to);
  const pieces = moved(stage.pieces, seat, to);
  const { over, above } = around.walk();
  // It ends where it stays to stand: on the place of a lone one it would hide who makes room.
  const points = [
    around.spot(seat, stage.pieces),
    ...over(way.slice(1, -1)),
    around.spot(seat, pieces),
  ];
  return [
    {
      table: {
        ...stage,
        pieces,
        trail: { seat, from, to },
      },
      ...timedWay(pace, way.length - 1),
      start: (millis) => (pace.swift ? glide : hop)(seat, points, millis, above),
    },
  ];
}

function landed(stage: Stage): Stage {
  return { ...stage, thrown: { ...stage.thrown, tumbling: false } };
}

function moved(pieces: readonly Piece[], seat: number, to: number): readonly Piece[] {
  return pieces.map((piece) => (piece.seat === seat ? { seat, at: to } : piece));
}

/** What landing or paying does; where the reader has paid or was paid it stands for a moment. */
function effects(stage: Stage, line: StoryLine, context: Context): readonly Scene<Stage>[] {
  const played = effect(stage, line, context);
  const isReaders = talliesOf(line).some(({ seat }) => context.around.isOwn(seat));
  if (!isReaders || context.pace.swift) return [played];
  return [played, { table: played.table, millis: READ_MILLIS, least: 0, breath: true }];
}

/** What landing or paying does; whoever goes out by it is still in, with piece and fields. */
function effect(
  stage: Stage,
  line: StoryLine,
  { told, after, around, pace }: Context,
): Scene<Stage> {
  const out = told.find(isLeaving);
  const flow = flowOf(line);
  return {
    table: {
      ...after,
      odds: stage.odds,
      lines: linesUpTo(after, line),
      table: out ? stillIn(stage, after.table, seatOf(out)) : after.table,
      pieces: out ? stage.pieces : piecesOf(after.table),
      thrown: landed(stage).thrown,
      trail: stage.trail,
      news: [line],
      acting: seatOf(line),
    },
    ...timed(pace, flow ? 'payment' : 'still'),
    start: (millis) => {
      around.heard(line);
      if (!flow) return () => undefined;
      if (pace.swift) return tallyAtOnce(talliesOf(line));
      const flight = millis * FLIGHT_SHARE;
      const times = { departure: flight * DEPARTURE, arrival: flight * ARRIVAL };
      around.flies({ ...times, end: millis * SUMS_STAND });
      const endTallies = tally(talliesOf(line), { ...times, millis });
      const [from, to] = [onItsSum(flow.from), onItsSum(flow.to)];
      const coins = coinsFor(sumOf(line));
      const endFlight = fly([{ ...flow, from, to, words: '', coins }], flight);
      return () => {
        around.flies(null);
        endTallies();
        endFlight();
      };
    },
  };
}

/** The table once it is paid by whoever goes out by that: all that he has lost by then is money. */
function stillIn({ table, pieces }: Stage, after: Table, out: number | null): Table {
  const { owner, rent } = table;
  const players = after.players.map((player) => {
    const last = table.players.find(({ seat }) => seat === player.seat);
    if (player.seat !== out || !last) return player;
    const { money } = player;
    const position = pieces.find(({ seat }) => seat === out)?.at ?? last.position;
    return { ...last, money, assets: last.assets - last.money + money, position };
  });
  return { ...after, owner, rent, players };
}

/** The story as far as this line. */
function linesUpTo(after: Stage, line: StoryLine): readonly StoryLine[] {
  return [...linesBefore(after, line), line];
}

/** The story without it: why the table throws is told before what it throws. */
function linesBefore({ lines }: Stage, line: StoryLine): readonly StoryLine[] {
  return lines.slice(0, lines.lastIndexOf(line));
}

/** The piece falls, and the bands of the fields that are free again fade. */
function falling(stage: Stage, line: StoryLine, { after, around }: Context): Scene<Stage> {
  const out = seatOf(line);
  const freed = Object.entries(stage.table.owner).flatMap(([field, seat]) =>
    seat !== null && seat === out ? [{ field, seat }] : [],
  );
  return {
    table: {
      ...after,
      odds: stage.odds,
      lines: linesUpTo(after, line),
      pieces: stage.pieces.map((piece) =>
        piece.seat === out ? { ...piece, falling: true } : piece,
      ),
      thrown: stage.thrown,
      trail: stage.trail,
      news: newsOf([...stage.news, line]),
      freed,
      acting: out,
    },
    millis: around.isOwn(out) ? OWN_EXIT_MILLIS : FALL_MILLIS,
    start: () => {
      around.heard(line);
      return () => undefined;
    },
  };
}
