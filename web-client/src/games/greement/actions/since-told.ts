import type { StoryLine } from '../../game';
import type { Session } from '../session';
import { DEEDS, ENDS, windowOf } from '../story/turns';
import { BROUGHT, drawnTogether, isIdle, type Since, sinceTurn } from './since';
import { type EndedEvent, endedEvents } from './since-events';
import { type OwnChange, ownChanges, type Part } from './since-own';
import { holds, lasting, squaresOf } from './since-squares';

/** A sentence of what has happened since the reader's turn. */
export type Told =
  | { kind: 'own'; change: OwnChange }
  | { kind: 'events'; events: readonly EndedEvent[] }
  | { kind: 'brought' | 'rival' | 'other'; group: Since };

/** The sentences in the order in which they are told, and how much of them goes before what. */
export interface Telling {
  told: readonly Told[];
  /** What befell the reader and by what, the events by name, and each of the others: never left out for lack of room. */
  kept: number;
  /** All of them, the weightiest first. */
  weighed: readonly Told[];
}

/**
 * First what befell the reader and by what, then the events by name and what else they did, then each of the others,
 * then what there is besides.
 */
export function tellingOf(session: Session): Telling {
  const { play } = session;
  const seat = play.seat.value;
  const story = play.lines.value;
  const { befallen, values } = ownChanges(session);
  const events = endedEvents(story, windowOf(story, seat));
  const own = [...befallen, ...values];
  const lines = lasting(story, sinceTurn(story, seat))
    .flatMap(({ line }) => untold(line, own))
    .filter((line) => !DEEDS.has(line.code) || holds(story, line));
  const drawn = drawnTogether(lines, story);
  // That somebody has done nothing is told where there is nothing else to tell.
  const isAnything = own.length > 0 || events.length > 0 || !drawn.every(isIdle);
  const groups = isAnything ? drawn.filter((group) => !isIdle(group)) : drawn;
  const of = (kind: 'brought' | 'rival' | 'other') =>
    groups.filter((group) => kindOf(group) === kind).map((group) => ({ kind, group }));
  const tell = (change: OwnChange) => ({ kind: 'own', change }) as const;
  const first: Told[] = befallen.map(tell);
  const named: Told[] = events.length > 0 ? [{ kind: 'events', events }] : [];
  const [also, rivals, others] = [
    [...values.map(tell), ...of('brought')],
    of('rival'),
    of('other'),
  ];
  return {
    told: [...first, ...named, ...also, ...rivals, ...others],
    kept: first.length + named.length + rivals.length,
    weighed: [...first, ...named, ...rivals, ...also, ...others.toReversed()],
  };
}

function kindOf([{ code }]: Since): 'brought' | 'rival' | 'other' {
  if (BROUGHT.has(code)) return 'brought';
  return DEEDS.has(code) || ENDS.has(code) ? 'rival' : 'other';
}

/** What the reader's own sentences leave of a line: of what an event has brought, what it has brought others. */
function untold(line: StoryLine, own: readonly OwnChange[]): readonly StoryLine[] {
  const telling = own.filter(({ tells }) => tells.includes(line.key));
  if (telling.length === 0) return [line];
  const named = new Set(
    telling.flatMap(({ parts }) => parts).flatMap(({ squares = [] }) => squares),
  );
  const squares = squaresOf(line).filter((square) => !named.has(square));
  return squares.length > 0 ? [{ ...line, args: { ...line.args, squares } }] : [];
}

/** How much of it is shown: of so many sentences the weightiest, each in its place, and how much more there is. */
export function shownOf({ told, weighed }: Telling, lines: number, isShort: boolean): Shown {
  const chosen = new Set(weighed.slice(0, lines));
  const shown = told
    .filter((each) => chosen.has(each))
    .map((each) =>
      isShort && each.kind === 'own' ? { ...each, change: shortened(each.change) } : each,
    );
  return { shown, more: count(told) - count(shown) };
}

export interface Shown {
  shown: readonly Told[];
  more: number;
}

/** One sentence may tell of several values or squares: each of them is one more. */
function count(told: readonly Told[]): number {
  return told.reduce((n, each) => n + (each.kind === 'own' ? each.change.parts.length : 1), 0);
}

/** Without what is neither his loss nor his gain, where something else is told with it. */
function shortened(change: OwnChange): OwnChange {
  const isHis = ({ lost }: Part) => lost !== undefined;
  return change.parts.some(isHis) ? { ...change, parts: change.parts.filter(isHis) } : change;
}
