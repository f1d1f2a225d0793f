import { computed, effect, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import { isOpen, openItems } from '../moves';
import type { Scenes } from '../staging';
import { takeAtOnce } from './actions/at-once';
import { playerOf } from './lookup';
import type { ThreeRingsPlay } from './play';
import { ringOf, rings } from './rings';
import { type Seen, threeRingsScenes } from './scenes';
import type { Action, Direction, Goal, Power, PublicPlayer, Ring, Space } from './wire';

/** What may be laid open in the place of the turn's buttons. */
export type Tray =
  | 'claim'
  | 'sell'
  | 'repay'
  | 'consolidate'
  | 'power'
  | 'call-out'
  | 'declare'
  | 'trade'
  | 'wish';

/** What is about to be paid or offered, as the reader has put it together. */
export interface Mixture {
  cash: number;
  debt: number;
  /** So much of the other one's debt is taken over. */
  theirDebt: number;
  properties: readonly Space[];
}

/** One of the nine rooftops. */
export interface Roof {
  ring: Ring;
  power: Power;
}

/** Properties that a tray asks for: the board lights them, and a press there is told to the tray. */
export interface Picking {
  /** What may be chosen. */
  spaces: readonly Space[];
  /** What has been chosen; it may be let go again. */
  picked: readonly Space[];
  press(space: Space): void;
}

/**
 * What one reader has chosen at his own screen, shared by board, actions and panels. Nothing of it
 * goes over the wire before he presses a button.
 */
export interface Session {
  play: ThreeRingsPlay;
  /** What the board and the seats show: the table, or a moment of the way to it. */
  scenes: Scenes<Seen>;
  /** The space under the pointer or in the keyboard's focus. */
  pointed: Signal<Space | null>;
  /** The space that was pressed: its card stays, and it is the one to be claimed. */
  chosen: Signal<Space | null>;
  /** The ring that is about to be rolled for. */
  ring: Signal<Ring | null>;
  /** The goal card that is pointed at: the board lights what counts for it. */
  goal: Signal<Goal | null>;
  /** The rooftop that is about to be taken, and where its power would lead. */
  roof: Signal<Roof | null>;
  direction: Signal<Direction | null>;
  /** What is open in the place of the turn's buttons; null while the buttons stand there. */
  tray: Signal<Tray | null>;
  /** The player with whom a trade is put together. */
  partner: Signal<number | null>;
  /** What the open tray asks the board for; whoever sets it takes it away again. */
  picking: Signal<Picking | null>;
  /** The mixtures put together in this turn, by the space they are meant for. */
  drafts: Signal<ReadonlyMap<string, Mixture>>;
  /** True while the reader is on turn. */
  yours: ReadonlySignal<boolean>;
  /** True while the reader decides: his turn, or an answer that is his. */
  decides: ReadonlySignal<boolean>;
  /** The spaces that can be claimed now. */
  claimable: ReadonlySignal<ReadonlySet<Space>>;
  /** The ring whose six landings are shown: that of the space looked at, the chosen one, the outermost. */
  landing: ReadonlySignal<Ring | null>;
}

export function openSession(play: ThreeRingsPlay): Session {
  const session: Session = {
    play,
    scenes: threeRingsScenes(play),
    pointed: signal(null),
    chosen: signal(null),
    ring: signal(null),
    goal: signal(null),
    roof: signal(null),
    direction: signal(null),
    tray: signal(null),
    partner: signal(null),
    picking: signal(null),
    drafts: signal(new Map()),
    yours: computed(() => play.seat.value !== null && play.table.value.turn === play.seat.value),
    decides: computed(() => play.room.value.toAct.includes(play.seat.value ?? 0)),
    claimable: computed(() => claimableNow(play)),
    landing: computed(() => landingRing(session)),
  };
  letGoWithThePhase(session);
  forgetWithTheTurn(session);
  takeAtOnce(play);
  return session;
}

function claimableNow({ moves }: ThreeRingsPlay): ReadonlySet<Space> {
  const items = ['claim', 'claim-start'].flatMap((action) =>
    openItems(moves.value, action, 'space'),
  );
  return new Set(items.map(({ value }) => String(value)));
}

/** A new phase, another turn, and what comes after a claim start with nothing chosen. */
function letGoWithThePhase(session: Session): void {
  const stage = computed(() => {
    const { phase, turn, round, claimed, trade, rent } = session.play.table.value;
    return [phase, turn, round, claimed, trade?.number, rent?.offer?.number].join();
  });
  effect(() => {
    stage.value;
    letGo(session);
    session.pointed.value = null;
    session.ring.value = null;
  });
}

function landingRing(session: Session): Ring | null {
  const { pointed, ring, tray, picking } = session;
  const open = rollableRings(session);
  if (tray.value !== null || picking.value !== null) return null;
  const looked = pointed.value === null ? null : ringOf(pointed.value);
  if (looked && open.includes(looked)) return looked;
  return ring.value && open.includes(ring.value) ? ring.value : (open[0] ?? null);
}

/** What was put together for a space is kept until the turn ends. */
function forgetWithTheTurn({ play, drafts, partner }: Session): void {
  const turn = computed(() => {
    const { turn, round } = play.table.value;
    return [turn, round].join();
  });
  effect(() => {
    turn.value;
    drafts.value = new Map();
    partner.value = null;
  });
}

/** Lets go of all that was chosen or laid open. */
export function letGo(session: Session): void {
  session.chosen.value = null;
  session.goal.value = null;
  session.roof.value = null;
  session.direction.value = null;
  session.tray.value = null;
  session.picking.value = null;
}

/** The reader as a player; undefined for a spectator. */
export function own({ play }: Session): PublicPlayer | undefined {
  return playerOf(play.table.value, play.seat.value);
}

/** True if an action can be done now. */
export function can({ play }: Session, action: Action['type']): boolean {
  return isOpen(play.moves.value, action);
}

/** The rings that can be rolled for now; one after a consolidation. */
export function rollableRings(session: Session): readonly Ring[] {
  const { hand } = session.play;
  if (!can(session, 'roll')) return [];
  return rings.filter((ring) => hand.value?.rings?.[ring]);
}
