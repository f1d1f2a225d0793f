import type { ReadonlySignal } from '@preact/signals';
import { play as sound } from '../../../sound/player';
import { outline } from '../../../ui/flights';
import type { StoryLine, Told } from '../../game';
import { linesSince } from '../../story-since';
import { frameShown, spotsIn } from '../board/frame';
import { spotsOn } from '../board/geometry';
import type { TerritoriesPlay } from '../play';
import { soundOf } from '../sounds';
import type { Table } from '../wire';
import { flowOf } from './flow';
import { type Surroundings, scenesBetween } from './script';
import { MOST_AT_ONCE, type Stage, stageOf } from './stage';

/** A round of five bots, each at a camp, is played whole: they throw sooner than one can follow. */
const FAR_MILLIS = 20_000;

export interface Show {
  /** What is seen: a little behind the table while something moves. */
  stage: ReadonlySignal<Stage>;
  /** How long the running scene lasts; null while all lies still. */
  running: ReadonlySignal<number | null>;
}

/** Lets the table be seen as it moves, one thing after the other. */
export function openShow(play: TerritoriesPlay): Show {
  const around: Surroundings = {
    spot: (number) => {
      const [spot] = play.phone.peek() ? spotsIn(number, 1, frameShown.peek()) : spotsOn(number, 1);
      return spot ?? { x: 0, y: 0 };
    },
    isAutomatic: (at, seat) => isAutomatic(play, at, seat),
    isOwn: (seat) => seat !== null && seat === play.seat.peek(),
    heard: (line) => {
      const name = soundOf(line, play.seat.peek());
      if (name) sound(name);
    },
  };
  const scenes = play.stage<Stage>({
    at: stages(),
    between: (before, after) => scenesBetween(before, after, around),
    still,
    told: ({ lines }) => lines,
    far: FAR_MILLIS,
  });
  return { stage: scenes.shown, running: scenes.running };
}

/** The table at rest; asked twice for the same it gives the same. */
function stages(): (moment: Told<Table>) => Stage {
  let last: { table: Table; lines: readonly StoryLine[]; stage: Stage } | undefined;
  return ({ table, lines }) => {
    if (last?.table === table && last.lines === lines) return last.stage;
    last = { table, lines, stage: stageOf(table, lines) };
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

/** Where nothing may travel, the fields and seats concerned are outlined. */
function still(before: Stage, after: Stage): void {
  const concerned = linesSince(before, after, MOST_AT_ONCE).flatMap((line) => {
    const flow = flowOf(line);
    return flow ? [flow.from, flow.to] : [];
  });
  outline(concerned);
}
