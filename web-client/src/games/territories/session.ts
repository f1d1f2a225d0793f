import { batch, computed, effect, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import { isOpen } from '../moves';
import type { TerritoriesPlay } from './play';
import { openShow, type Show } from './scene/show';
import { fallenTotal, isJustOut, type Stage } from './scene/stage';
import type { PublicPlayer, Table } from './wire';

/** What one reader sees and has chosen at his own screen, shared by board, actions and cards. */
export interface Session extends Show {
  play: TerritoriesPlay;
  /** The table as it is seen. */
  shown: ReadonlySignal<Table>;
  /** The table whose throw the chances are told of: it stays while that throw is played. */
  odds: ReadonlySignal<Table>;
  /** What has fallen of it, while it is played. */
  fallen: ReadonlySignal<number | null>;
  /** The number of the field under the pointer. */
  pointed: Signal<number | null>;
  /** The number of the field in the keyboard's focus. */
  focused: Signal<number | null>;
  /** The number of the field that was pressed. */
  chosen: Signal<number | null>;
  /** Where beside the board the card of a field has its place; null where it has none. */
  beside: Signal<Element | null>;
  /** True while the reader holds the dice and shakes them. */
  shaking: Signal<boolean>;
  /** True while the dice tumble on the page: what they show is not told before they lie. */
  rolling: Signal<boolean>;
  /** True while the turn that is seen is the reader's. */
  yours: ReadonlySignal<boolean>;
  /** What the reader can throw for now; the server decides it, not what is seen. */
  throwing: ReadonlySignal<'roll' | 'roll-rent' | null>;
}

const THROWS = ['roll', 'roll-rent'] as const;

export function openSession(play: TerritoriesPlay): Session {
  const show = openShow(play);
  const shown = computed(() => show.stage.value.table);
  const rolling = signal(false);
  const session: Session = {
    play,
    ...show,
    shown,
    rolling,
    odds: oddsOf(show),
    fallen: computed(() => (rolling.value ? null : totalOf(show.stage.value))),
    pointed: signal(null),
    focused: signal(null),
    beside: signal(null),
    chosen: signal(null),
    shaking: signal(false),
    yours: computed(() => play.seat.value !== null && shown.value.turn === play.seat.value),
    throwing: computed(() => THROWS.find((kind) => isOpen(play.moves.value, kind)) ?? null),
  };
  letGoOfTheDice(session);
  closeAtAThrow(session);
  return session;
}

/** The chances of a throw stay in sight until what it has led to is chosen, at the Caravan. */
function oddsOf({ stage }: Show): ReadonlySignal<Table> {
  let last: Table | undefined;
  return computed(() => {
    const { odds } = stage.value;
    if (odds.phase === 'roll') last = odds;
    const isSameTurn = last?.turn === odds.turn && last.turnNumber === odds.turnNumber;
    return odds.phase === 'tax' && last && isSameTurn ? last : odds;
  });
}

/** What has fallen of the throw that is played, or has led to the Caravan. */
function totalOf(stage: Stage): number | null {
  const { table, thrown, acting } = stage;
  if (acting !== null || table.phase !== 'tax' || !thrown.made) return fallenTotal(stage);
  return thrown.made.dice.reduce((sum: number, pips) => sum + pips, 0);
}

/** Dice that are no longer the reader's to throw are not shaken. */
function letGoOfTheDice({ throwing, shaking }: Session): void {
  effect(() => {
    if (throwing.value === null) shaking.value = false;
  });
}

/** Puts the card of a field away, the one that was asked for and the one that came up by itself. */
export function closeCard({ chosen, pointed }: Pick<Session, 'chosen' | 'pointed'>): void {
  batch(() => {
    chosen.value = null;
    pointed.value = null;
  });
}

/** What a card says is of the turn in which it was opened: the next throw closes it. */
function closeAtAThrow(session: Session): void {
  let last = session.stage.peek().thrown.key;
  effect(() => {
    const { key } = session.stage.value.thrown;
    if (key !== last) closeCard(session);
    last = key;
  });
}

/** True while the throw of which the chances are told is the reader's. */
export function isOwnThrow({ play, odds }: Session): boolean {
  return play.seat.value !== null && odds.value.turn === play.seat.value;
}

/** True if the table threw what this line tells: for whoever was late or absent, or for the reader who lets it. */
export function isByTable({ stage, thrownFor }: Session, key: string): boolean {
  return thrownFor.has(key) || stage.value.byTable.has(key);
}

/** True if the throw that is seen is the reader's, and the table made it. */
export function isThrownForYou(session: Session): boolean {
  const { play, stage } = session;
  const { thrown } = stage.value;
  return thrown.seat === play.seat.value && isByTable(session, thrown.key);
}

export function playerOf({ players }: Table, seat: number | null): PublicPlayer | undefined {
  return players.find((player) => player.seat === seat);
}

/** The reader as a player; undefined for a spectator. */
export function own({ play, shown }: Session): PublicPlayer | undefined {
  return playerOf(shown.value, play.seat.value);
}

/** True while somebody chooses at the Caravan, once his piece has landed there: no throw comes before that. */
export function isAtCaravan({ shown, stage }: Session): boolean {
  return shown.value.phase === 'tax' && stage.value.acting === null;
}

/** True for a reader who only watches: a spectator, or a player who is out. */
export function isWatching(session: Session): boolean {
  const { stage, play } = session;
  return !own(session)?.alive || isJustOut(stage.value, play.seat.value);
}
