import type { StoryLine } from '../../game';
import { cardFace } from '../cards';
import { linesAfter } from '../story/around';
import type { EventCard } from '../wire';
import { BROUGHT } from './since';

/**
 * How an event ended: it came to pass after a vote, or for too little was paid, each paid for himself, it was voted
 * down, paid off, or had nothing to hit.
 */
export type Outcome = 'passed' | 'unpaid' | 'each' | 'stopped' | 'paid' | 'dropped';

const OUTCOMES: Partial<Record<string, Outcome>> = {
  'vote-let-through': 'passed',
  'event-unpaid': 'unpaid',
  'vote-stopped': 'stopped',
  'pledges-collected': 'paid',
  'event-paid': 'paid',
  'card-dropped': 'dropped',
};

/** It came to pass, whether or not there was anything to change. */
const COMES: ReadonlySet<Outcome> = new Set(['passed', 'unpaid', 'each']);

/** An event of a time that is over. */
export interface EndedEvent {
  key: string;
  line: StoryLine;
  card: EventCard;
  outcome: Outcome;
  /** It came to pass and nothing is other than before: a value stands at its least, or there was nothing to take. */
  isEmpty: boolean;
  /** Which it is of those with the same card in this time, from 1; 0 where there is no other. */
  nth: number;
}

/** True of an event that was voted down or laid aside: it has changed nothing. */
export function isKeptAway({ outcome }: EndedEvent): boolean {
  return outcome === 'stopped' || outcome === 'dropped';
}

/** All events that ended in a time, in their order. */
export function endedEvents(
  story: readonly StoryLine[],
  time: readonly StoryLine[],
): readonly EndedEvent[] {
  const ended = time.flatMap((line): EndedEvent[] => {
    const outcome = outcomeOf(story, line);
    const card = String(line.args.card) as EventCard;
    const isEmpty =
      outcome !== undefined && COMES.has(outcome) && !changes(linesAfter(story, line));
    return outcome ? [{ key: line.key, line, card, outcome, isEmpty, nth: 0 }] : [];
  });
  return numbered(ended);
}

/** The same, each with which of its card it is. */
function numbered(events: readonly EndedEvent[]): readonly EndedEvent[] {
  const same = ({ card }: EndedEvent) => events.filter((each) => each.card === card);
  return events.map((event) =>
    same(event).length < 2 ? event : { ...event, nth: same(event).indexOf(event) + 1 },
  );
}

/** True if what follows the end of an event, up to the next one, has changed anything. */
function changes(after: readonly StoryLine[]): boolean {
  const end = after.findIndex(({ code }) => code === 'card-turned-up' || code === 'turn-began');
  const own = after.slice(0, end < 0 ? undefined : end);
  return own.some(
    ({ code, args }) => BROUGHT.has(code) || (code === 'value-changed' && args.from !== args.to),
  );
}

function outcomeOf(story: readonly StoryLine[], line: StoryLine): Outcome | undefined {
  if (line.code !== 'card-turned-up') return OUTCOMES[line.code];
  return isDisease(line) && isOver(linesAfter(story, line)) ? 'each' : undefined;
}

/** What each pays for himself ends without a line of its own. */
function isDisease({ args }: StoryLine): boolean {
  return cardFace(String(args.card) as EventCard).avoided === 'each';
}

const NEXT = new Set(['cattle-lost', 'card-turned-up', 'turn-began']);

function isOver(after: readonly StoryLine[]): boolean {
  return after[0]?.code !== 'card-dropped' && after.some(({ code }) => NEXT.has(code));
}
