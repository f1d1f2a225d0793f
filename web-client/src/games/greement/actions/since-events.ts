import type { StoryLine } from '../../game';
import { cardFace } from '../cards';
import { linesAfter } from '../story/around';
import type { EventCard } from '../wire';

/** How an event ended: it came to pass, was voted down, or paid off. */
export type Outcome = 'passed' | 'stopped' | 'paid';

const OUTCOMES: Partial<Record<string, Outcome>> = {
  'vote-let-through': 'passed',
  'event-unpaid': 'passed',
  'vote-stopped': 'stopped',
  'pledges-collected': 'paid',
  'event-paid': 'paid',
};

/** An event of a time that is over. */
export interface EndedEvent {
  key: string;
  line: StoryLine;
  card: EventCard;
  outcome: Outcome;
}

/** All events that ended in a time, in their order; a card that had nothing to hit was none. */
export function endedEvents(
  story: readonly StoryLine[],
  time: readonly StoryLine[],
): readonly EndedEvent[] {
  return time.flatMap((line) => {
    const outcome = outcomeOf(story, line);
    const card = String(line.args.card) as EventCard;
    return outcome ? [{ key: line.key, line, card, outcome }] : [];
  });
}

function outcomeOf(story: readonly StoryLine[], line: StoryLine): Outcome | undefined {
  if (line.code !== 'card-turned-up') return OUTCOMES[line.code];
  return isDisease(line) && isOver(linesAfter(story, line)) ? 'passed' : undefined;
}

/** What each pays for himself ends without a line of its own. */
function isDisease({ args }: StoryLine): boolean {
  return cardFace(String(args.card) as EventCard).avoided === 'each';
}

const NEXT = new Set(['cattle-lost', 'card-turned-up', 'turn-began']);

function isOver(after: readonly StoryLine[]): boolean {
  return after[0]?.code !== 'card-dropped' && after.some(({ code }) => NEXT.has(code));
}
