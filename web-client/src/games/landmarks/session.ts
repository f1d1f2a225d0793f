import { computed, effect, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import { kept } from '../../settings';
import { isOpen, movesOf, openItems, rangeOf } from '../moves';
import type { Scenes } from '../staging';
import { goOf } from './go';
import type { LandmarksPlay } from './play';
import { firstDraft, type GoName } from './post/draft';
import { landmarksScenes, type Seen } from './scenes';
import type { Card, Sheet } from './wire';

/** A copy in a town: whose, of which type, open or closed. */
export interface Copy {
  seat: number;
  card: Card;
  closed: boolean;
}

/**
 * What one reader has chosen at his own screen, shared by board, actions and panels. Nothing of it
 * goes over the wire before he presses a button or the same card again.
 */
export interface Session {
  play: LandmarksPlay;
  /** What the board and the seats show: the table, or a moment of the way to it. */
  scenes: Scenes<Seen>;
  /** The place under the pointer or in the keyboard's focus. */
  pointed: Signal<string | null>;
  /** What shows that place on the page; a card of a town may stand in the tray too. */
  spot: Signal<Element | null>;
  /** The card that is about to be bought, demolished, closed or used. */
  chosen: Signal<Card | null>;
  /** The seat that is about to pay or to receive. */
  target: Signal<number | null>;
  /** The own copy that is about to be given. */
  give: Signal<Copy | null>;
  /** The copy of another town that is about to be taken. */
  take: Signal<Copy | null>;
  /** True while the market is looked at before the throw. */
  looksAtMarket: Signal<boolean>;
  /** The order sheet that the reader writes; nothing of it leaves the page before it is sent. */
  draft: Signal<Sheet>;
  /** The go of the sheet that is looked at. */
  go: Signal<GoName>;
  /** True if each throw is played in one step. */
  quick: Signal<boolean>;
  /** True while the reader decides. */
  yours: ReadonlySignal<boolean>;
}

const quick = kept('landmarks.quick', false, (value) => typeof value === 'boolean');

export function openSession(play: LandmarksPlay): Session {
  const session: Session = {
    play,
    scenes: landmarksScenes(play, quick),
    pointed: signal(null),
    spot: signal(null),
    chosen: signal(null),
    target: signal(null),
    give: signal(null),
    take: signal(null),
    looksAtMarket: signal(false),
    draft: signal({ goes: [], extra: null }),
    go: signal(0),
    quick,
    yours: computed(() => play.seat.value !== null && play.table.value.roller === play.seat.value),
  };
  letGoWithThePhase(session);
  startSheet(session);
  return session;
}

/** A new phase or another go starts with nothing chosen. */
function letGoWithThePhase(session: Session): void {
  const stage = computed(() => {
    const { table, lines } = session.play;
    const { phase, turn, slot, roller, extraGo } = table.value;
    const go = goOf(table.value, lines.value);
    return [phase, turn, slot, roller, extraGo, go?.beats.length].join();
  });
  effect(() => {
    stage.value;
    letGo(session);
    session.pointed.value = null;
    session.looksAtMarket.value = false;
  });
}

/** A new turn by post starts with the sheet that lies ready, else with the last one. */
function startSheet({ play, draft, go }: Session): void {
  const turn = computed(() => {
    const { phase, turn } = play.table.value;
    return phase === 'orders' && play.hand.value !== null ? turn : null;
  });
  effect(() => {
    const hand = turn.value === null ? null : play.hand.peek();
    if (!hand) return;
    draft.value = firstDraft(hand);
    go.value = hand.goes === 0 ? 'extra' : 0;
  });
}

/** Lets go of what was chosen. */
export function letGo({ chosen, target, give, take }: Session): void {
  chosen.value = null;
  target.value = null;
  give.value = null;
  take.value = null;
}

/** The cards that the one parameter of an action may be now. */
export function cardsFor({ play }: Session, action: string, name = 'card'): readonly Card[] {
  return openItems(play.moves.value, action, name).map(({ value }) => value as Card);
}

/** The seats that an action may name now. */
export function seatsFor({ play }: Session, action: string, name: string): readonly number[] {
  return openItems(play.moves.value, action, name).map(({ value }) => Number(value));
}

/** How many dice the reader may throw at most; 0 while he may throw none. */
export function mostDice({ play }: Session): number {
  const moves = play.moves.value;
  return isOpen(moves, 'roll') ? (rangeOf(movesOf(moves, 'roll')[0], 'dice')?.to ?? 1) : 0;
}

/** True while the charts stand in the market's place: before the own throw. */
export function showsCharts({ play, looksAtMarket, scenes }: Session): boolean {
  const isBefore = play.table.value.phase === 'roll' && play.hand.value?.chart != null;
  return isBefore && !looksAtMarket.value && scenes.running.value === null;
}

/** Whose town stands below the market: the reader's; for who only watches that of the roller. */
export function ownTown({ play }: Session): number {
  const { roller, order } = play.table.value;
  return play.seat.value ?? roller ?? order[0] ?? 1;
}
