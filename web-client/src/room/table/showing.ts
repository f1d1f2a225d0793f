import { computed, type ReadonlySignal } from '@preact/signals';
import type { StoryLine, Told } from '../../games/game';
import type { Reason } from '../../games/limits';
import type { Move } from '../../games/listed';
import { SceneQueue } from '../../games/scene-queue';
import type { RoomView } from '../../net/wire';
import { goingOn, type LocalClocks, noClocks } from '../clocks';
import { moving, resting } from '../layout';
import type { Session } from '../session';
import type { News } from '../store';
import { gameLines, storyAt } from './room-lines';

/** All that a page shows as now, as the server had it at one time. */
export interface Moment extends Told<unknown> {
  /** All lines, those of the room too; `lines` are the game's. */
  story: readonly StoryLine[];
  room: RoomView;
  hand: unknown;
  moves: readonly Move[];
  clocks: LocalClocks;
  /** What led to it; null if it came as a whole. */
  news: News | null;
}

/** What the page shows of the room: the one queue that all its parts read. */
export interface Showing {
  queue: SceneQueue<Moment>;
  /** The room of today, with the turn and the end as far as they have been played. */
  room: ReadonlySignal<RoomView>;
  lines: ReadonlySignal<readonly StoryLine[]>;
  /** The log: the lines of the game, and those of the room among them. */
  story: ReadonlySignal<readonly StoryLine[]>;
  moves: ReadonlySignal<readonly Move[]>;
  /** The same as a list, in which what waits until all is played keeps its place. */
  listed: ReadonlySignal<readonly Move[]>;
  /** Why nothing at all can be done: there is no connection, or the table is paused. */
  held: ReadonlySignal<Reason | null>;
  /** While something is played those alone that go on through it: of others nobody has yet seen why he is to act. */
  clocks: ReadonlySignal<LocalClocks>;
}

const OFFLINE: Reason = { code: 'offline', args: {} };
const WAITS: Reason = { code: 'waits', args: {} };
const PAUSED: Reason = { code: 'paused', args: {} };
const UNDERWAY: Reason = { code: 'underway', args: {} };

export function showingOf(session: Session): Showing {
  const moment = momentsOf(session);
  const queue = new SceneQueue<Moment>({ moment, moving, resting });
  const isBehind = computed(() => queue.running.value !== null);
  const held = computed(() => {
    if (session.connection.value.state === 'held') return WAITS;
    if (!session.live.value) return OFFLINE;
    const { stage, paused } = moment.value.room;
    return stage === 'playing' && paused ? PAUSED : null;
  });
  const known = computed(() => {
    const { moves } = queue.now.value;
    return held.value ? blockedBy(held.value, moves) : moves;
  });
  const isUnderway = computed(() => isBehind.value && held.value === null);
  return {
    queue,
    held,
    room: computed(() => roomAt(moment.value.room, queue.now.value.room)),
    lines: computed(() => queue.told.value ?? queue.now.value.lines),
    story: computed(() => {
      const { story } = queue.now.value;
      const told = queue.told.value;
      return told ? storyAt(told, story, moment.value.story) : story;
    }),
    moves: computed(() =>
      isUnderway.value ? known.value.filter(({ forGood }) => forGood) : known.value,
    ),
    listed: computed(() => (isUnderway.value ? known.value.map(waiting) : known.value)),
    clocks: computed(() => {
      const { clocks } = queue.now.value;
      if (!isBehind.value) return clocks;
      const newest = moment.value.clocks;
      return { ...noClocks, running: goingOn(clocks, newest), away: newest.away };
    }),
  };
}

/** What belonged to the phase stays in its place, each for the one reason that is true of all. */
function blockedBy(reason: Reason, moves: readonly Move[]): readonly Move[] {
  return moves.map((move) => ({ ...move, blocked: reason }));
}

/** What can be given up for good can be so at any time. */
function waiting(move: Move): Move {
  return move.forGood || move.blocked ? move : { ...move, blocked: UNDERWAY };
}

/**
 * The newest of what the server has told. Table and room keep their last state when the game is
 * cleared away for a rematch: parts that are about to leave the page never see an empty one.
 */
function momentsOf({ store }: Session): ReadonlySignal<Moment> {
  const room = lasting<RoomView>(() => store.room.value);
  const table = lasting<unknown>(() => store.table.value);
  let last: readonly StoryLine[] = [];
  const lines = computed(() => {
    last = gameLines(store.lines.value, last);
    return last;
  });
  return computed(() => ({
    room: room.value,
    table: table.value,
    hand: store.hand.value,
    moves: store.moves.value,
    clocks: store.clocks.value,
    lines: lines.value,
    story: store.lines.value,
    news: store.news.value,
  }));
}

/** Who is there and what is agreed on is never played: it is as it is. */
function roomAt(newest: RoomView, seen: RoomView): RoomView {
  if (newest === seen) return newest;
  const { stage, toAct, result } = seen;
  return { ...newest, stage, toAct, result };
}

function lasting<T>(read: () => T | null) {
  let last: T | null = read();
  return computed<T>(() => {
    last = read() ?? last;
    if (last === null) throw new Error('a table is opened only once there is one');
    return last;
  });
}
