import type { Pill } from '../../games/faces';
import type { GameView, RunningClock } from '../../games/game';
import { listed } from '../../i18n/list';
import type { RoomView } from '../../net/wire';
import type { LocalClocks } from '../clocks';
import { t } from '../words';

/** What the pill in the header shows: the game's words, or else the frame's, with their clock. */
export interface Turn extends Pill {
  running: RunningClock | undefined;
  /** How long the table has waited, where no clock says how long it still will. */
  sinceMillis: number | undefined;
  /** The reader has all the time he likes. */
  unhurried: boolean;
}

interface Seen {
  room: RoomView;
  clocks: LocalClocks;
  seat: number | null;
  game: Pick<GameView, 'pill'>;
  /** Why whose turn it is by now nobody here knows: no connection, or the room is out of reach. */
  offline: 'offline' | 'waits' | false;
  /** True where the words have little room. */
  short: boolean;
  name(seat: number): string;
}

export function turnOf(seen: Seen): Turn {
  const { room, clocks, game, offline, seat } = seen;
  // The game itself does not know that its players have called it off.
  const isCalledOff = room.stage === 'over' && room.result?.ranking.length === 0;
  const still = offline !== false || room.paused || room.deserted || isCalledOff;
  const pill = (still ? undefined : game.pill?.()) ?? framePill(seen);
  const isWaiting = pill.kind === 'waiting';
  const isBots = isWaiting && isForBots(room);
  const isTimed = pill.kind !== 'still' && !isBots;
  const running = isTimed ? clockFor(pill, clocks.running, room.toAct) : undefined;
  // Who only watches waits for nobody.
  const isKept = isWaiting && !isBots && !running && seat !== null;
  const sinceMillis = isKept ? clocks.waiting?.sinceMillis : undefined;
  // How a game ended is said by the page of the end.
  const passing = pill.passing || isBots || room.stage === 'over';
  const unhurried = isTimed && !isWaiting && !running && isUnhurried(room);
  return { ...pill, running, sinceMillis, passing, unhurried };
}

/** Whether no clock hurries the only person at the table; with a second one all clocks run. */
export function isUnhurried({ house, seats }: RoomView): boolean {
  return house.unhurried === true && seats.filter(({ bot }) => bot === null).length === 1;
}

/** Whether the reader has something to decide. */
export function isAwaited({ stage, toAct }: RoomView, seat: number | null): boolean {
  return stage === 'playing' && seat !== null && toAct.includes(seat);
}

/** Bots think for moments: that they are waited for is over before it is said, and long before their time is up. */
function isForBots({ toAct, seats }: RoomView): boolean {
  return (
    toAct.length > 0 &&
    toAct.every((each) =>
      seats.some(({ seat, bot, botPlays }) => seat === each && (bot || botPlays)),
    )
  );
}

/** Whom the table waits for, as far as there is room for names. */
export function toActNamed(toAct: readonly number[], name: (seat: number) => string): string {
  return toAct.length > 2 ? t('turn.players', { n: toAct.length }) : listed(toAct.map(name));
}

function framePill(seen: Seen): Pill {
  const { room, seat, short, offline, name } = seen;
  if (room.stage === 'over') return { kind: 'still', words: t('turn.over') };
  if (offline) return { kind: 'still', words: t(`turn.${offline}`) };
  if (room.paused) return pausedPill(seen);
  if (room.deserted) return { kind: 'still', words: t('turn.deserted') };
  const { toAct } = room;
  if (seat !== null && toAct.includes(seat)) return { kind: 'yours', words: t('turn.yours') };
  if (toAct.length === 0) return { kind: 'still', words: t('turn.nobody') };
  const names = toActNamed(toAct, name);
  return { kind: 'waiting', words: short ? names : t('turn.waiting', { name: names }) };
}

/** Whose turn it will be again when the game goes on; what is still being played is seen and not said. */
function pausedPill(seen: Seen): Pill {
  const { room, game } = seen;
  if (room.toAct.length === 0) return { kind: 'still', words: t('turn.paused') };
  const going = { ...seen, room: { ...room, paused: false, deserted: false }, short: true };
  const { words, passing = false } = game.pill?.() ?? framePill(going);
  return { kind: 'still', words: t('turn.paused.at', { turn: words }), passing };
}

/** The clock that the pill names; else the first that runs for somebody who is to act. */
function clockFor(
  { clock }: Pill,
  running: readonly RunningClock[],
  toAct: readonly number[],
): RunningClock | undefined {
  if (clock !== undefined) return running.find(({ what }) => what === clock);
  return running.find(
    ({ seats }) => seats.length === 0 || seats.some((seat) => toAct.includes(seat)),
  );
}
