import { computed, type ReadonlySignal, signal } from '@preact/signals';
import type { StoryLine } from '../game';
import { linesSince } from '../story-since';
import type { GreementPlay } from './play';
import type { EventCard } from './wire';

/** How a vote has ended. */
export interface Verdict {
  card: EventCard;
  stopped: boolean;
  against: number;
  inFavour: number;
  /** The table still stands as it was before the verdict. */
  held: boolean;
}

/** How long the verdict of a vote stands before anything comes of it. */
const VERDICT_MILLIS = 2000;

type Story = readonly StoryLine[];

/**
 * The verdict of a vote that has just ended: a scene of its own, in which the story goes no further than
 * that. Where nothing moves it stands as long over what has come already; a press or a key ends it.
 */
export function verdictOf(play: GreementPlay): ReadonlySignal<Verdict | null> {
  const passing = signal<Verdict | null>(null);
  const scenes = play.stage<Story>({
    at: ({ lines }) => lines,
    told: (story) => story,
    between: (before, after) => {
      const ended = verdictSince(before, after);
      if (!ended) return [];
      return [{ table: after.slice(0, after.indexOf(ended) + 1), millis: VERDICT_MILLIS }];
    },
    still: (before, after) => {
      const ended = verdictSince(before, after);
      if (ended && !document.hidden) showFor(VERDICT_MILLIS, passing, read(ended, false));
    },
  });
  return computed(() => {
    const last = scenes.running.value === null ? undefined : scenes.shown.value.at(-1);
    return last && isVerdict(last) ? read(last, true) : passing.value;
  });
}

function verdictSince(before: Story, after: Story): StoryLine | undefined {
  return linesSince({ lines: before }, { lines: after }, 0).findLast(isVerdict);
}

function isVerdict({ code }: StoryLine): boolean {
  return code === 'vote-stopped' || code === 'vote-let-through';
}

function read({ code, args }: StoryLine, held: boolean): Verdict {
  return {
    card: String(args.card) as EventCard,
    stopped: code === 'vote-stopped',
    against: Number(args.against),
    inFavour: Number(args.for),
    held,
  };
}

/** Shows something for so long, or until something is pressed. */
function showFor<T>(millis: number, shown: { value: T | null }, what: T): void {
  const end = () => {
    clearTimeout(ending);
    document.removeEventListener('pointerdown', end);
    document.removeEventListener('keydown', end);
    if (shown.value === what) shown.value = null;
  };
  const ending = setTimeout(end, millis);
  document.addEventListener('pointerdown', end);
  document.addEventListener('keydown', end);
  shown.value = what;
}
