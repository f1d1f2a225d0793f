import { computed, effect, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import type { StoryLine } from '../game';
import type { Item, Move } from '../listed';
import { allItems, isOpen } from '../moves';
import { changedHands } from './board/changed-hands';
import { type NewOn, newSquares } from './board/new-squares';
import { hushSquare } from './board/said';
import { touched } from './cards';
import { followOutlook, type Outlook } from './events/outlook';
import { seenHand, seenTable } from './outcome';
import type { GreementPlay } from './play';
import { playingOf, type Verdict } from './scenes';
import type { Action, Hand, Square, Table } from './wire';

export type ActionKind = Action['type'];

/** What is done to one square for money. */
export type SquareAction = 'buy' | 'seed' | 'buy-cattle';

export const squareActions: readonly SquareAction[] = ['buy', 'seed', 'buy-cattle'];

/** What stands in the place of the buttons of a turn. */
export type Tray = 'borrow' | 'repay' | 'trade';

/** What the trade composer is about to offer, before it is sent. */
export interface Draft {
  kind: 'offer-sale' | 'offer-purchase' | 'offer-donation';
  partner: number | null;
  square: Square | null;
  /** Null as long as nothing was named: then it is what is even, or the least gift. */
  coins: number | null;
  /** Null as long as nobody was named: then it is the buyer, while he can pay it. */
  taxPayer: 'buyer' | 'seller' | null;
}

/**
 * What one reader has chosen at his own screen, shared by board, actions and cards. Nothing of it goes
 * over the wire before he presses a button.
 */
export interface Session {
  play: GreementPlay;
  /** The square under the pointer or in the keyboard's focus. */
  pointed: Signal<Square | null>;
  /** The square that was pressed. */
  chosen: Signal<Square | null>;
  /** The chosen square once it is bought: it stays chosen, and its card no longer lies in the way. */
  putAway: Signal<Square | null>;
  /** The act on a square whose button the reader points at, or has come to by Tab. */
  aimed: Signal<SquareAction | null>;
  tray: Signal<Tray | null>;
  /** The tray that was open last in this phase: its button has the focus once it is closed. */
  lastTray: Signal<Tray | null>;
  draft: Signal<Draft>;
  /** What the reader is about to borrow in his turn; 0 while he is not. */
  borrowing: Signal<number>;
  /** True while a press on the board picks a square for the composer. */
  picking: Signal<boolean>;
  /** The cattle to be vaccinated; null before the reader has touched the choice. */
  vaccinated: Signal<readonly Square[] | null>;
  /** The square that was pressed for the offer and has no part in it, until the draft goes on. */
  refused: Signal<Square | null>;
  /** The first loan as it stands on the reader's screen. */
  loan: Signal<number | null>;
  /** His paper is covered, for playing in company. */
  covered: Signal<boolean>;
  /** How the vote ended that is over just now, or what became of a card, as long as that is shown. */
  verdict: ReadonlySignal<Verdict | null>;
  /** How the event that stands on the table has been decided, until the table follows. */
  decided: ReadonlySignal<Verdict | null>;
  /** The card that is laid aside just now, for it hits nothing, while the table still stands as it was before it. */
  aside: ReadonlySignal<Verdict | null>;
  /** What is over, the turn or the game, while the table still stands as it was in it. */
  over: ReadonlySignal<'turn' | 'alarm' | null>;
  /** The table as the board, the seats and the values show it: what a verdict brings comes with its stamp. */
  seen: ReadonlySignal<Table>;
  /** The reader's money and paper as they are seen: what his coins are on their way with comes with them. */
  purse: ReadonlySignal<Hand | null>;
  /** True while what his squares bring is on its way to him. */
  harvests: ReadonlySignal<boolean>;
  /** What others do just now on squares, held before the table follows. */
  deeds: ReadonlySignal<readonly StoryLine[]>;
  /** The newest of them that is put in words, a little longer than it is played. */
  worded: ReadonlySignal<StoryLine | null>;
  /** True while the alarm rings over the table. */
  rings: ReadonlySignal<boolean>;
  /** True once it has been heard there. */
  hasRung: () => boolean;
  /** True while the reader is on turn. */
  yours: ReadonlySignal<boolean>;
  /** For each action on a square its items, by square. */
  items: ReadonlySignal<ReadonlyMap<ActionKind, ReadonlyMap<Square, Item>>>;
  /** The squares that the open event card would hit. */
  endangered: ReadonlySignal<ReadonlySet<Square>>;
  /** The owned squares that it would have bring more. */
  gaining: ReadonlySignal<ReadonlySet<Square>>;
  /** Whose a square was that has another owner, or none, since the reader's last turn. */
  parted: ReadonlySignal<ReadonlyMap<Square, number>>;
  /** What others have bought since the reader's last turn. */
  fresh: ReadonlySignal<ReadonlyMap<Square, NewOn>>;
  /** What of the reader's a card is to change, or was as it stood open. */
  outlook: Outlook;
  player: (seat: number) => Table['players'][number] | undefined;
}

export const emptyDraft: Draft = {
  kind: 'offer-sale',
  partner: null,
  square: null,
  coins: null,
  taxPayer: null,
};

export function openSession(around: GreementPlay): Session {
  const { moves, purse, ...playing } = playingOf(around);
  const play: GreementPlay = Object.assign(Object.create(around), { moves });
  const session: Session = {
    play,
    pointed: signal(null),
    chosen: signal(null),
    putAway: signal(null),
    aimed: signal(null),
    refused: signal(null),
    tray: signal(null),
    lastTray: signal(null),
    draft: signal(emptyDraft),
    borrowing: signal(0),
    picking: signal(false),
    vaccinated: signal(null),
    loan: signal(null),
    covered: signal(false),
    ...playing,
    seen: computed(() => seenTable(play.table.value, playing.decided.value)),
    purse: computed(() =>
      seenHand(purse.value, play.table.value, play.seat.value, playing.decided.value),
    ),
    yours: computed(
      () => play.seat.value !== null && play.table.value.seatOnTurn === play.seat.value,
    ),
    items: computed(() => itemsBySquare(play.moves.value)),
    endangered: computed(() => new Set(touched(play.table.value, 'hits'))),
    gaining: computed(() => new Set(touched(play.table.value, 'gains'))),
    parted: computed(() => changedHands(play)),
    fresh: computed(() => newSquares(play)),
    outlook: () => undefined,
    player: (seat) => play.table.value.players.find((player) => player.seat === seat),
  };
  session.outlook = followOutlook(session);
  effect(() => {
    if (session.tray.value === null) return;
    session.lastTray.value = session.tray.value;
    session.aimed.value = null;
  });
  effect(() => {
    if (session.chosen.value !== session.putAway.value) session.putAway.value = null;
  });
  effect(() => {
    session.draft.value;
    session.tray.value;
    session.refused.value = null;
  });
  letGoWithThePhase(session);
  letGoOfSold(session);
  return session;
}

/** A square that the reader has sold is not chosen any more: what is done to it next would ask for it back. */
function letGoOfSold({ play, chosen }: Session): void {
  let own: Square | null = null;
  effect(() => {
    const square = chosen.value;
    const owner = square === null ? null : play.table.value.squares[square]?.owner;
    const isOwn = square !== null && owner != null && owner === play.seat.value;
    if (square !== null && own === square && !isOwn) chosen.value = null;
    own = isOwn ? square : null;
  });
}

/** A new phase or another turn starts with nothing chosen. */
function letGoWithThePhase({ play, ...session }: Session): void {
  const stage = computed(() => stageOf(play.table.value));
  effect(() => {
    stage.value;
    // Nobody has asked for what lies under a pointer that rests, as it is now.
    session.pointed.value = null;
    session.chosen.value = null;
    session.aimed.value = null;
    session.tray.value = null;
    session.lastTray.value = null;
    session.picking.value = false;
    session.vaccinated.value = null;
    session.draft.value = emptyDraft;
  });
}

/** True while nothing more can be done to the event on the table, and what has been decided of it is not on the table yet. */
export function isDecided({ decided }: Session): boolean {
  return decided.value !== null;
}

/** Names what is being decided: a phase of all, one event of three, or one turn. */
export function stageOf({ phase, seatOnTurn, event, round }: Table): string {
  return [phase, seatOnTurn, round, event?.card, event?.position].join();
}

/** The actions that are done to one square. */
const ON_SQUARES: readonly ActionKind[] = ['choose-start', 'replace-start', ...squareActions];

function itemsBySquare(moves: readonly Move[]): Map<ActionKind, Map<Square, Item>> {
  return new Map(
    ON_SQUARES.map((action) => [
      action,
      new Map(allItems(moves, action, 'square').map((item) => [String(item.value), item])),
    ]),
  );
}

/** The item of a square for an action: its price and what hinders it. */
export function squareItem(
  session: Session,
  action: ActionKind,
  square: Square | null,
): Item | undefined {
  return square === null ? undefined : session.items.value.get(action)?.get(square);
}

/** The squares that can be chosen for an action right now. */
export function openSquares(session: Session, action: ActionKind): readonly Square[] {
  if (!isOpen(session.play.moves.value, action)) return [];
  const items = session.items.value.get(action) ?? new Map<Square, Item>();
  return [...items].filter(([, item]) => item.blocked === null).map(([square]) => square);
}

/** Whether a button opened the tray that was just left: then the focus comes back to it. */
export function opened({ lastTray }: Session, tray: Tray): 'first' | undefined {
  return lastTray.value === tray ? 'first' : undefined;
}

/** What is decided in a tray, which closes once it is done. */
const IN_TRAYS: readonly ActionKind[] = [
  'borrow',
  'repay',
  'offer-sale',
  'offer-purchase',
  'offer-donation',
];

/** What is the last for now that is done with a square: what is bought may be seeded next. */
const ENDS_WITH: readonly ActionKind[] = ['choose-start', 'seed', 'buy-cattle'];

/** Sends an action; once it is done, what it was chosen with is let go. */
export async function send(session: Session, action: Action): Promise<boolean> {
  hushSquare();
  const done = await session.play.act(action);
  if (done && IN_TRAYS.includes(action.type)) session.tray.value = null;
  if (done && ENDS_WITH.includes(action.type)) session.chosen.value = null;
  if (done && action.type === 'buy') session.putAway.value = action.square;
  return done;
}
