import { computed, type ReadonlySignal, signal } from '@preact/signals';
import { fly } from '../../ui/flights';
import type { StoryLine } from '../game';
import type { Scene } from '../staging';
import { linesSince } from '../story-since';
import type { GreementPlay } from './play';
import { kindOf, ownedBy } from './sums';
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

/** How long a deed of another player is marked on its square before the square is his. */
const DEED_MILLIS = 800;

/** How long the harvest is on its way from the squares to the paper. */
const HARVEST_MILLIS = 900;

type Story = readonly StoryLine[];

/** The story as far as it is told, and those deeds of others that are marked meanwhile. */
interface Seen {
  story: Story;
  deeds: readonly StoryLine[];
}

/** What the board plays, besides what has just changed on it. */
export interface Playing {
  verdict: ReadonlySignal<Verdict | null>;
  /** What others do just now, the newest last: none of it is on the table yet. */
  deeds: ReadonlySignal<readonly StoryLine[]>;
  /** What the reader may do: during a deed or a harvest what he might before it, as the table stands. */
  moves: GreementPlay['moves'];
}

/**
 * The verdict of a vote that has just ended is a scene of its own, in which the story goes no further
 * than that; so is each deed of another player on a square, and the reader's own harvest. Where nothing
 * moves the verdict stands as long over what has come already; a press or a key ends it.
 */
export function playingOf(play: GreementPlay): Playing {
  const passing = signal<Verdict | null>(null);
  const scenes = play.stage<Seen>({
    at: ({ lines }) => rested(lines),
    told: ({ story }) => story,
    between: (before, after) => scenesBetween(play, before.story, after.story),
    still: (before, after) => {
      const ended = verdictSince(before.story, after.story);
      if (ended && !document.hidden) showFor(VERDICT_MILLIS, passing, read(ended, false));
    },
  });
  const staged = computed(() => (scenes.running.value === null ? null : scenes.shown.value));
  return {
    verdict: computed(() => {
      const last = staged.value?.story.at(-1);
      return last && isVerdict(last) ? read(last, true) : passing.value;
    }),
    deeds: computed(() => staged.value?.deeds ?? []),
    moves: steady(play.moves, () => {
      const last = staged.value?.story.at(-1);
      return last !== undefined && !isVerdict(last);
    }),
  };
}

/** The last list of moves for as long as the frame has none to show but giving up. */
function steady(moves: GreementPlay['moves'], isPlaying: () => boolean): GreementPlay['moves'] {
  let last = moves.peek();
  return computed(() => {
    const now = moves.value;
    const isEmptied = isPlaying() && now.every(({ forGood }) => forGood);
    if (!isEmptied) last = now;
    return last;
  });
}

const seen = new WeakMap<Story, Seen>();

/** The same for the same story. */
function rested(story: Story): Seen {
  const known = seen.get(story) ?? { story, deeds: [] };
  seen.set(story, known);
  return known;
}

function scenesBetween(play: GreementPlay, before: Story, after: Story): readonly Scene<Seen>[] {
  const ended = verdictSince(before, after);
  const deeds: StoryLine[] = [];
  return linesSince({ lines: before }, { lines: after }, 0).flatMap((line): Scene<Seen>[] => {
    const story = () => after.slice(0, after.indexOf(line) + 1);
    if (line === ended) return [{ table: { story: story(), deeds: [] }, millis: VERDICT_MILLIS }];
    if (isHarvest(line)) {
      const table = { story: story(), deeds: [...deeds] };
      return [{ table, millis: HARVEST_MILLIS, start: (millis) => harvest(play, millis) }];
    }
    if (!isDeed(line) || line.args.seat === play.seat.peek()) return [];
    deeds.push(line);
    return [{ table: { story: story(), deeds: [...deeds] }, millis: DEED_MILLIS }];
  });
}

const DEEDS = new Set(['bought', 'seeded', 'cattle-bought']);

function isDeed({ code, own }: StoryLine): boolean {
  return !own && DEEDS.has(code);
}

function isHarvest({ code, own, args }: StoryLine): boolean {
  return own && code === 'own-profit' && Number(args.amount) > 0;
}

/** A coin from each square that brings something to the foot of the paper, or on a phone to the purse. */
function harvest({ table, seat }: GreementPlay, millis: number): () => void {
  const me = seat.peek();
  const mine = me === null ? [] : ownedBy(table.peek(), me);
  const bringing = mine.filter((square) => kindOf(table.peek(), square) !== 'land');
  const to = '.ledger tfoot td, .sheet-line .chip.brass';
  return fly(
    bringing.map((square) => ({
      from: `.greement-map [data-square="${square}"]`,
      to,
      words: '',
      kind: 'coins' as const,
    })),
    millis,
  );
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
