import type { StoryLine } from '../../game';
import type { Session } from '../session';
import { DEEDS, ENDS, windowOf } from '../story/turns';
import { BROUGHT, drawnTogether, isIdle, type Since, sinceTurn } from './since';
import { type EndedEvent, endedEvents, isKeptAway } from './since-events';
import { type OwnChange, ownChanges, type Part } from './since-own';
import { causeOf, holds, lasting, squaresOf } from './since-squares';

/** A sentence of what has happened since the reader's turn. */
export type Told =
  | { kind: 'own'; change: OwnChange }
  /** Where some are named as a cause instead, whether anything is told before the others. */
  | { kind: 'events'; events: readonly EndedEvent[]; also?: boolean }
  | { kind: 'brought'; group: Since; cause: StoryLine | undefined; named?: true }
  | { kind: 'rival'; group: Since; besides: Besides }
  | { kind: 'other'; group: Since }
  /** All who have done nothing, each with the end of his turn. */
  | { kind: 'idle'; group: Since };

/** What is told of one with what he did: what of it has been undone since, and that the clock ended his turn. */
export interface Besides {
  undone: readonly StoryLine[];
  /** Nothing that he did has lasted. */
  isAllUndone?: true;
  isTimedOut: boolean;
}

/** The sentences in the order in which they are told, and how much of them goes before what. */
export interface Telling {
  told: readonly Told[];
  /** What befell the reader and by what, the events by name that came to pass, what values came to, and each of the others: never left out for lack of room. */
  kept: number;
  /** So many of the last go before anything is told shorter: who did nothing, and on a phone what came to nothing. */
  light: number;
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
  const { rivals, others, brought, idle } = ofOthers(story, seat, own);
  const tell = (change: OwnChange) => ({ kind: 'own', change }) as const;
  const first: Told[] = befallen.filter(({ passing }) => !passing).map(tell);
  const passing: Told[] = befallen.filter((change) => change.passing).map(tell);
  const listed = (some: readonly EndedEvent[]): Told[] =>
    some.length > 0 ? [{ kind: 'events', events: some }] : [];
  const named = listed(events.filter((event) => !isKeptAway(event)));
  // What was voted down or laid aside has changed nothing: it comes after what the others did.
  const stopped = listed(events.filter(isKeptAway));
  const moved = values.map(tell);
  // The last answer to an offer of his is what the reader waits for.
  const newest = passing.filter(isAnswer).slice(-1);
  // On a phone, where a press shows all of it, by what the reader lost and earned is told before it.
  const [light, weighty] = play.phone.value ? [stopped, []] : [[], stopped];
  // What else an event did follows what it did to him, which names it.
  const after = (each: Told) => brought.filter(({ cause }) => causedBy(each, cause));
  const following = [...first, ...moved].flatMap(after);
  return {
    told: [
      ...first.flatMap((each) => [each, ...after(each)]),
      ...named,
      ...moved.flatMap((each) => [each, ...after(each)]),
      ...brought.filter((each) => !following.includes(each)),
      ...rivals,
      ...others,
      ...stopped,
      ...passing,
      ...idle,
    ],
    kept: [first, newest, named, moved, brought, rivals, weighty].flat().length,
    light: light.length + idle.length,
    weighed: [
      ...first.toSorted(valuesLast),
      ...newest,
      ...named,
      ...moved,
      ...brought,
      ...rivals,
      ...weighty,
      ...passing.filter((each) => !newest.includes(each)),
      ...others.toReversed(),
      ...light,
      ...idle,
    ],
  };
}

/** What the others did and events brought them, beside what the reader's own sentences tell of it. */
function ofOthers(story: readonly StoryLine[], seat: number | null, own: readonly OwnChange[]) {
  const lines = lasting(story, sinceTurn(story, seat)).flatMap(({ line }) => untold(line, own));
  const isUndone = (line: StoryLine) => DEEDS.has(line.code) && !holds(story, line);
  const undone = lines.filter(isUndone);
  const timedOut = windowOf(story, seat).filter(({ code }) => code === 'turn-timed-out');
  const besides = ([{ args }]: Since): Besides => ({
    undone: undone.filter((line) => line.args.seat === args.seat),
    isTimedOut: timedOut.some((line) => line.args.seat === args.seat),
  });
  const drawn = drawnTogether(
    lines.filter((line) => !isUndone(line)),
    story,
  );
  const of = (kind: ReturnType<typeof kindOf>) => drawn.filter((group) => kindOf(group) === kind);
  const rivals = of('rival');
  const isTold = ([{ args }]: Since) => rivals.some(([first]) => first.args.seat === args.seat);
  const vain = drawnTogether(undone, story).filter((group) => !isTold(group));
  return {
    rivals: [
      ...rivals.map((group): Told => ({ kind: 'rival', group, besides: besides(group) })),
      ...vain.map((group): Told => {
        const { isTimedOut } = besides(group);
        return { kind: 'rival', group, besides: { undone: [], isAllUndone: true, isTimedOut } };
      }),
    ],
    others: of('other').map((group): Told => ({ kind: 'other', group })),
    brought: of('brought').map(
      (group) => ({ kind: 'brought', group, cause: causeOf(story, group[0]) }) as const,
    ),
    // That somebody has done nothing is told last and goes first.
    idle: idleOf(of('idle')),
  };
}

/** All who have done nothing are told of in one sentence. */
function idleOf(groups: readonly Since[]): readonly Told[] {
  const [first, ...more] = groups.flat();
  return first ? [{ kind: 'idle', group: [first, ...more] }] : [];
}

/** What he has lost and earned weighs more than what values came to, which stand beside it. */
function valuesLast(one: Told, other: Told): number {
  const isValue = (each: Told) => Number(each.kind === 'own' && each.change.tells.length === 0);
  return isValue(one) - isValue(other);
}

/** That another has taken an offer back answers none of the reader's. */
function isAnswer(each: Told): boolean {
  return each.kind === 'own' && each.change.passing === 'answer';
}

function causedBy(each: Told, cause: StoryLine | undefined): boolean {
  return cause !== undefined && each.kind === 'own' && each.change.key === cause.key;
}

function kindOf(group: Since): 'brought' | 'rival' | 'other' | 'idle' {
  const [{ code }] = group;
  if (isIdle(group)) return 'idle';
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
  return { shown: namedOnce(shown), more: count(told) - count(shown) };
}

/** Each event is named once: the list leaves out those that are named as a cause, and a cause is said where it is first. */
function namedOnce(shown: readonly Told[]): readonly Told[] {
  const causes = shown.map(causesOf);
  // Where two are named together it is not said which of them brought it.
  const isNamedBefore = (key: string, i: number) =>
    causes.slice(0, i).some((keys) => keys.length === 1 && keys[0] === key);
  return shown.flatMap((each, i): readonly Told[] => {
    if (each.kind === 'brought' && each.cause && isNamedBefore(each.cause.key, i)) {
      return [{ ...each, named: true }];
    }
    if (each.kind !== 'events') return [each];
    const events = each.events.filter(({ key }) => !causes.flat().includes(key));
    if (events.length === 0) return [];
    const isLess = events.length < each.events.length || events.every(isKeptAway);
    return [isLess ? { ...each, events, also: i > 0 } : each];
  });
}

/** The events that a sentence names as what did it, by their keys. */
function causesOf(each: Told): readonly string[] {
  if (each.kind === 'brought') return each.cause ? [each.cause.key] : [];
  if (each.kind !== 'own' || each.change.card === undefined) return [];
  return each.change.names ?? [each.change.key];
}

export interface Shown {
  shown: readonly Told[];
  more: number;
}

/** One sentence may tell of several values, squares or events: each of them is one more. */
function count(told: readonly Told[]): number {
  return told.reduce((n, each) => n + thingsIn(each), 0);
}

function thingsIn(each: Told): number {
  if (each.kind === 'own') return each.change.parts.length;
  return each.kind === 'events' ? each.events.length : 1;
}

/** Without what is neither his loss nor his gain, where something else is told with it. */
function shortened(change: OwnChange): OwnChange {
  const isHis = ({ lost }: Part) => lost !== undefined;
  return change.parts.some(isHis) ? { ...change, parts: change.parts.filter(isHis) } : change;
}
