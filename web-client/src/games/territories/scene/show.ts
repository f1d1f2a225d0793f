import { type ReadonlySignal, signal } from '@preact/signals';
import { play as sound } from '../../../sound/player';
import type { StoryLine, Told } from '../../game';
import { frameShown } from '../board/frame';
import { spotOf } from '../board/spots';
import { inCircle, inFrame } from '../board/walk';
import type { TerritoriesPlay } from '../play';
import { soundOf } from '../sounds';
import type { Table } from '../wire';
import { openByTable } from './by-table';
import { isSwift } from './pace';
import { restsBetween } from './rests';
import { type Surroundings, scenesBetween } from './script';
import { type Stage, stageOf } from './stage';
import type { Flying } from './tally';
import { openThrownFor, type ThrownFor } from './thrown-for';

/** A round of five bots, each at a camp, is played whole: they throw sooner than one can follow. */
const FAR_MILLIS = 20_000;

export interface Show {
  /** What is seen: a little behind the table while something moves. */
  stage: ReadonlySignal<Stage>;
  /** How long the running scene lasts; null while all lies still. */
  running: ReadonlySignal<number | null>;
  /** When the coins of the payment that is seen leave and arrive; null while none fly. */
  flying: ReadonlySignal<Flying | null>;
  /** The key of the line that was heard last while it was played. */
  heard: ReadonlySignal<string>;
  thrownFor: ThrownFor;
}

/** Lets the table be seen as it moves, one thing after the other. */
export function openShow(play: TerritoriesPlay): Show {
  const flying = signal<Flying | null>(null);
  const heard = signal('');
  const thrownFor = openThrownFor(play.seat);
  const around: Surroundings = {
    spot: (seat, pieces) => spotOf(seat, pieces, play.phone.peek(), frameShown.peek()),
    walk: () => (play.phone.peek() ? inFrame(frameShown.peek()) : inCircle),
    isAutomatic: (at, seat) => isAutomatic(play, at, seat),
    isOwn: (seat) => seat !== null && seat === play.seat.peek(),
    flies: (times) => {
      flying.value = times;
    },
    heard: (line) => {
      heard.value = line.key;
      const name = soundOf(line, play.seat.peek());
      if (name) sound(name);
    },
  };
  const scenes = play.stage<Stage>({
    at: stages((table) => isSwift(table, around.isAutomatic)),
    between: (before, after) => {
      thrownFor.hear(before, after);
      return scenesBetween(before, after, around);
    },
    rests: (before, after) => {
      thrownFor.hear(before, after);
      return restsBetween(before, after, around);
    },
    still: thrownFor.hear,
    told: ({ lines }) => lines,
    far: FAR_MILLIS,
  });
  return { stage: scenes.shown, running: scenes.running, flying, heard, thrownFor };
}

/** The table at rest; asked twice for the same it gives the same. */
function stages(isSwiftAt: (table: Table) => boolean): (moment: Told<Table>) => Stage {
  const byTable = openByTable();
  let last: { table: Table; lines: readonly StoryLine[]; stage: Stage } | undefined;
  return ({ table, lines }) => {
    if (last?.table === table && last.lines === lines) return last.stage;
    const stage = stageOf(table, lines, isSwiftAt(table), byTable(lines, table));
    last = { table, lines, stage };
    return last.stage;
  };
}

/** True if nobody has to be waited for: a bot, or the server throws. */
function isAutomatic({ room }: TerritoriesPlay, { players }: Table, seat: number): boolean {
  const player = players.find((each) => each.seat === seat);
  const view = room.peek().seats[seat - 1];
  const isBot = view !== undefined && (view.bot !== null || view.botPlays);
  return isBot || (player !== undefined && (player.autoRoll || player.absent));
}
