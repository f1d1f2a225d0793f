import { computed, effect, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import { guideMemory } from '../guide';
import { isOpen, movesOf as listedOf } from '../moves';
import type { Scenes } from '../staging';
import { type Accounts, accountsOf } from './accounts';
import { forgottenSince, gainedSince, type Points, takenSince, takersSince } from './gained';
import { lateOf } from './late';
import { type MoveLines, movesOf } from './move-lines';
import { partReadOf } from './part-read';
import { isDefeat } from './pays';
import { lastPlacedOf, type Placed } from './placed';
import type { EconomyPlay, Turning } from './play';
import { rolledForOf } from './rolled-for';
import { economyScenes } from './scenes';
import { type Totals, totalsOf } from './totals';
import { trailsOf } from './trails';
import type { Action, Brings, Card, LastMove, Space, Table } from './wire';

export type ActionKind = Action['type'];

/** Where the reader may go: how, whose piece he would hit there, and what the card brings. */
export interface Destination {
  path: readonly Space[];
  hit: number | null;
  brings: Brings | null;
}

/**
 * What one reader has chosen at his own screen, shared by board, actions and panels. Nothing of it
 * goes over the wire before he presses a button or the same space again.
 */
export interface Session {
  play: EconomyPlay;
  /** What the board and the seats show: the table, or a moment of the way to it. */
  scenes: Scenes<Table>;
  turning: Signal<Turning>;
  totals: Totals;
  /** What this page has seen of the moves in the log and may name still. */
  accounts: ReadonlySignal<Accounts>;
  /** The lines of clocks that ran out on a throw alone. */
  rolledFor: ReadonlySignal<ReadonlySet<string>>;
  /** What each player has gained since the reader's own move. */
  gained: ReadonlySignal<Points>;
  /** What each is being paid, while it is seen. */
  paid: ReadonlySignal<Points>;
  /** True where that may not be told, for a card has been turned down since. */
  forgotten: ReadonlySignal<boolean | null>;
  /** The cards that have come to somebody since then. */
  taken: ReadonlySignal<ReadonlySet<Card>>;
  /** Who has taken a card of the reader's since then. */
  takers: ReadonlySignal<readonly number[]>;
  /** The part whose sentence has been read. */
  partRead: ReadonlySignal<number>;
  /** By which ways the pieces have come since the reader's own move, the newest last. */
  trails: ReadonlySignal<readonly LastMove[]>;
  /** The moves that the log tells of, oldest first. */
  story: ReadonlySignal<readonly MoveLines[]>;
  /** The same, by the keys of all their lines. */
  moves: ReadonlySignal<ReadonlyMap<string, MoveLines>>;
  /** The seat of which a phone shows what it owns. */
  asked: Signal<number | null>;
  /** The space under the pointer or in the keyboard's focus. */
  pointed: Signal<Space | null>;
  /** The space that was pressed. */
  chosen: Signal<Space | null>;
  /** What was pressed in vain, before the throw or while another stays chosen, until the next choice or look. */
  refused: Signal<Space | null>;
  /** The space that the key for the next one has led to last. */
  led: Signal<Space | null>;
  /** Whether the reader has heard in this phase by which key he goes. */
  heardHow: Signal<boolean>;
  /** The way that the reader draws or has drawn over the board; empty while there is none. */
  drawn: Signal<readonly Space[]>;
  /** The cards that were laid on the board last, oldest first. */
  placed: ReadonlySignal<readonly Placed[]>;
  /** The card of the hand that is about to be placed. */
  held: Signal<Card | null>;
  /** The move that waits for an answer: it would turn the reader's own card down, or lose the game. */
  asking: Signal<Space | null>;
  /** True while the reader's own time is nearly up. */
  late: ReadonlySignal<boolean>;
  /** True while the reader is on turn. */
  yours: ReadonlySignal<boolean>;
  /** The spaces that can be moved to; in a pause they stay to be seen. */
  destinations: ReadonlySignal<ReadonlyMap<Space, Destination>>;
}

export function openSession(play: EconomyPlay): Session {
  const turning = signal<Turning>(new Map());
  const paid = signal<Points>([]);
  const scenes = economyScenes(play, turning, (table) => totals.arrive(table), paid);
  const totals = totalsOf(scenes);
  const story = computed(() => movesOf(play.lines.value));
  const session: Session = {
    play,
    turning,
    scenes,
    gained: gainedSince(play, scenes),
    paid,
    forgotten: forgottenSince(play),
    taken: takenSince(play, scenes),
    asked: signal(null),
    takers: takersSince(play, scenes),
    partRead: partReadOf(play),
    trails: trailsOf(play, scenes),
    totals,
    accounts: accountsOf(play),
    rolledFor: rolledForOf(play),
    story,
    moves: computed(() => byLine(story.value)),
    pointed: signal(null),
    chosen: signal(null),
    refused: signal(null),
    led: signal(null),
    heardHow: signal(false),
    drawn: signal([]),
    placed: lastPlacedOf(play),
    held: signal(null),
    asking: signal(null),
    late: lateOf(play),
    yours: computed(() => play.seat.value !== null && play.table.value.turn === play.seat.value),
    destinations: computed(() => destinationsOf(play)),
  };
  letGoWithThePhase(session);
  forgetRefused(session);
  return session;
}

function byLine(moves: readonly MoveLines[]): ReadonlyMap<string, MoveLines> {
  return new Map(moves.flatMap((move) => move.map(({ key }) => [key, move] as const)));
}

function destinationsOf({ hand, table, moves }: EconomyPlay): ReadonlyMap<Space, Destination> {
  const { ways, brings } = hand.value ?? {};
  if (!ways || listedOf(moves.value, 'move').length === 0) return new Map();
  const { players } = table.value;
  const hit = (space: Space) => players.find(({ piece }) => piece.space === space)?.seat ?? null;
  return new Map(
    Object.entries(ways).map(([space, path]) => [
      space,
      {
        path: [...(path.match(/../g) ?? []), space],
        hit: hit(space),
        brings: brings?.[space] ?? null,
      },
    ]),
  );
}

/** A new phase or another turn starts with nothing chosen. */
function letGoWithThePhase({ play, ...session }: Session): void {
  const stage = computed(() => {
    const { phase, turn, turnNumber, placedCount } = play.table.value;
    return [phase, turn, turnNumber, placedCount].join();
  });
  effect(() => {
    stage.value;
    session.chosen.value = null;
    session.refused.value = null;
    session.led.value = null;
    session.heardHow.value = false;
    session.drawn.value = [];
    session.held.value = null;
    session.asking.value = null;
    // A finger leaves nothing pointed at: what was looked at last would be told of another's turn.
    if (play.phone.peek()) session.pointed.value = null;
  });
}

/** Why a space is none to go to is read until something else is chosen or looked at. */
function forgetRefused({ chosen, drawn, pointed, refused }: Session): void {
  effect(() => {
    chosen.value;
    drawn.value;
    pointed.value;
    refused.value = null;
  });
}

/** Lets go of what was chosen; false where nothing was. */
export function letGo({ chosen, drawn, asking }: Session): boolean {
  const isHeld = chosen.value !== null || drawn.value.length > 0 || asking.value !== null;
  chosen.value = null;
  drawn.value = [];
  asking.value = null;
  return isHeld;
}

/** The space that is told of: one just refused, under the pointer, or chosen. The guide speaks of the chosen. */
export function lookedAt(session: Session): Space | null {
  return looks(session).find((space) => space !== null) ?? null;
}

function looks({ pointed, chosen, refused }: Session): readonly (Space | null)[] {
  const both = isGuided() ? [chosen.value, pointed.value] : [pointed.value, chosen.value];
  return [refused.value, ...both];
}

/** True while the guide leads through a turn. */
export function isGuided(): boolean {
  return guideMemory('economy').guiding.value !== 'no';
}

/** The destination that is looked at: under the pointer, else the chosen one. */
export function shownDestination(session: Session): Space | null {
  const open = session.destinations.value;
  return looks(session).find((space) => space !== null && open.has(space)) ?? null;
}

/** The destination that was pressed; what else was pressed is none. */
export function chosenDestination({ chosen, destinations }: Session): Space | null {
  const to = chosen.value;
  return to !== null && destinations.value.has(to) ? to : null;
}

/** The way to a destination: as the reader has drawn it, else as the server would go. */
export function wayTo({ drawn, destinations }: Session, to: Space): readonly Space[] {
  if (drawn.value.at(-1) === to) return drawn.value;
  return destinations.value.get(to)?.path ?? [];
}

/** True while the reader draws a way that has not come to where he would go. */
export function isDrawing({ drawn, chosen }: Session): boolean {
  return drawn.value.length > 0 && drawn.value.at(-1) !== chosen.value;
}

/** The way that the board draws: as far as the reader has drawn it, else to the space looked at. */
export function wayShown(session: Session): readonly Space[] {
  const { drawn, scenes, destinations } = session;
  if (scenes.running.value !== null || destinations.value.size === 0) return [];
  if (isDrawing(session)) return drawn.value;
  const to = shownDestination(session);
  return to ? wayTo(session, to) : [];
}

/** The seat that would be knocked out at a destination; null if nobody stands there. */
export function hitAt({ destinations }: Session, to: Space): number | null {
  return destinations.value.get(to)?.hit ?? null;
}

/** Goes to a destination; asks back first where that would turn a card of the reader's own down, or lose the game. */
export function goTo(session: Session, to: Space, isSure = false): void {
  const destination = session.destinations.value.get(to);
  if (!destination || !isOpen(session.play.moves.value, 'move')) return;
  if ((destination.brings === 'own' || isDefeat(session, to)) && !isSure) {
    session.asking.value = to;
    return;
  }
  session.asking.value = null;
  const own = session.drawn.value.at(-1) === to;
  void session.play.act({ type: 'move', to, path: own ? wayTo(session, to) : null });
}
