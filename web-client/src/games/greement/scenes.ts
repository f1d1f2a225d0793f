import { computed, effect, type ReadonlySignal, signal } from '@preact/signals';
import { play as sound } from '../../sound/player';
import { fly } from '../../ui/flights';
import type { StoryLine } from '../game';
import type { Scene } from '../staging';
import { linesSince } from '../story-since';
import { followOwnCoins, isDeed, paymentOf } from './own-coins';
import type { GreementPlay } from './play';
import { linesBefore } from './story/around';
import { ENDS } from './story/ends';
import { ENDS as TURN_ENDS } from './story/turns';
import type { EventCard, Hand } from './wire';

/** How a vote or a pay-off has ended, or what became of a card that had nothing to hit. */
export interface Verdict {
  /** The line of the story that says so. */
  line: StoryLine;
  card: EventCard;
  stopped: boolean;
  /** True once its word has fallen on the card: from then on what comes of it is seen and told. */
  fallen: boolean;
  /** Which of the three it is, of a card that had nothing to hit. */
  position?: number;
}

/** How long a verdict stands before the table goes on. */
const VERDICT_MILLIS = 2700;

/** How long its word takes to fall on the card, as the style of the stamp has it. */
const FALLS_MILLIS = 500;

/** How long it stands once it has fallen. */
const STANDS_MILLIS = VERDICT_MILLIS - FALLS_MILLIS;

/** How long a card is shown that has nothing to hit: half of it until the word has fallen. */
const DROPPED_MILLIS = 1500;

/** How long a deed of another player is marked on its square before the square is his. */
const DEED_MILLIS = 800;

/** How long its word stays after the last of them, for nothing waits any more. */
const WORD_STAYS_MILLIS = 500;

/** How long the alarm rings over the table before the papers are opened, as its style has it. */
const RINGS_MILLIS = 1000;

type Story = readonly StoryLine[];

/**
 * The story as far as it is told, those deeds of others that are marked meanwhile, and the verdict whose word stands
 * on its card. What stands on the table may be decided or over meanwhile: so it is in all scenes that follow.
 */
interface Seen {
  story: Story;
  deeds: readonly StoryLine[];
  verdict: Verdict | null;
  decided: Verdict | null;
  over: 'turn' | 'alarm' | null;
}

/** What the board plays, besides what has just changed on it. */
export interface Playing {
  verdict: ReadonlySignal<Verdict | null>;
  /** How the event that stands on the table has been decided, until the table follows. */
  decided: ReadonlySignal<Verdict | null>;
  /** The card that is laid aside just now, for it hits nothing, while the table still stands as it was before it. */
  aside: ReadonlySignal<Verdict | null>;
  /** What is over, the turn or the game, while the table still stands as it was in it. */
  over: ReadonlySignal<Seen['over']>;
  /** What others do just now, the newest last: none of it is on the table yet. */
  deeds: ReadonlySignal<readonly StoryLine[]>;
  /** The newest of them that is put in words, a little longer than it is played. */
  worded: ReadonlySignal<StoryLine | null>;
  /** True while the alarm rings over the table. */
  rings: ReadonlySignal<boolean>;
  /** True once it has been heard there: with the page of the end it is not heard again. */
  hasRung: () => boolean;
  /** The reader's money and paper as they are seen: what his coins are on their way with comes with them. */
  purse: ReadonlySignal<Hand | null>;
  /** True while what his squares bring is on its way to him. */
  harvests: ReadonlySignal<boolean>;
  /** What the reader may do: during a deed what he might before it, as the table stands. */
  moves: GreementPlay['moves'];
}

/**
 * The verdict of a vote or a pay-off that has just ended has two scenes of its own: until its word has fallen the
 * story stops before it, then it goes on with what comes of it. Each deed of another player on a square is a scene, and
 * so is the alarm, where one looks and before the table is cleared. Where nothing moves a verdict has its time too,
 * so that it never lies over what is decided next, with its word on it at once. The reader's own coins hold nothing up.
 */
export function playingOf(play: GreementPlay): Playing {
  let hasRung = false;
  const ring = () => {
    hasRung = true;
    sound('alarm');
    return () => undefined;
  };
  const scenes = play.stage<Seen>({
    at: ({ lines }) => rested(lines),
    told: ({ story }) => story,
    between: (before, after) =>
      scenesBetween({ me: play.seat.peek(), ring }, before.story, after.story),
    rests: (before, after) => scenesBetween('still', before.story, after.story),
  });
  const staged = computed(() => (scenes.running.value === null ? null : scenes.shown.value));
  return {
    ...followOwnCoins(play, scenes),
    verdict: computed(() => staged.value?.verdict ?? null),
    decided: computed(() => staged.value?.decided ?? null),
    aside: computed(() => {
      const verdict = staged.value?.verdict;
      return verdict && isDropped(verdict.line) ? verdict : null;
    }),
    over: computed(() => staged.value?.over ?? null),
    deeds: computed(() => staged.value?.deeds ?? []),
    worded: followWords(staged),
    rings: computed(() => staged.value?.over === 'alarm'),
    hasRung: () => hasRung,
    moves: steady(play.moves, () => {
      const stands = staged.value;
      return stands !== null && stands.decided === null && stands.over === null;
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

const PLAIN = { deeds: [], verdict: null, decided: null, over: null };

const seen = new WeakMap<Story, Seen>();

/** The same for the same story. */
function rested(story: Story): Seen {
  const known = seen.get(story) ?? { ...PLAIN, story };
  seen.set(story, known);
  return known;
}

interface Around {
  me: number | null;
  ring: () => () => void;
}

/**
 * Each scene goes on from the one before: what a line has decided stays so, for the table follows after the last. Still
 * are verdicts and cards that are laid aside.
 */
function scenesBetween(
  around: Around | 'still',
  before: Story,
  after: Story,
): readonly Scene<Seen>[] {
  const since = linesSince({ lines: before }, { lines: after }, 0);
  const ended = since.findLast(isVerdict);
  let now: Seen = rested(before);
  const goOn = (line: StoryLine, change: Partial<Seen>): Seen => {
    const story = after.slice(0, after.indexOf(line) + 1);
    now = { ...now, story, verdict: null, ...change };
    return now;
  };
  return since.flatMap((line): Scene<Seen>[] => {
    if (line === ended) {
      const [falling, fallen] = stamping(goOn(line, { decided: read(line) }), after);
      return around === 'still' ? [{ ...fallen, millis: VERDICT_MILLIS }] : [falling, fallen];
    }
    if (isDropped(line)) {
      const verdict = { ...read(line), position: positionOf(line, after) };
      return [{ table: goOn(line, { verdict }), millis: DROPPED_MILLIS }];
    }
    if (TURN_ENDS.has(line.code)) goOn(line, { over: 'turn' });
    if (around === 'still') return [];
    const { me, ring } = around;
    if (line.code === 'alarm-rang') return [ringing(goOn(line, { over: 'alarm' }), ring)];
    if (!isDeed(line) || line.args.seat === me) return [];
    const start = (millis: number) => fly([...paymentOf(line, me)], millis);
    return [{ table: goOn(line, { deeds: [...now.deeds, line] }), millis: DEED_MILLIS, start }];
  });
}

/** Nothing is seen or told of a verdict before its word has fallen, and then at once all that comes of it. */
function stamping(now: Seen, after: Story): [falling: Scene<Seen>, fallen: Scene<Seen>] {
  const at = now.story.length;
  const comes = after.slice(at).findIndex(({ code }) => ENDS.has(code));
  const told = after.slice(0, comes < 0 ? after.length : at + comes);
  const stamped = (story: Story, fallen: boolean): Seen => {
    const verdict = now.decided && { ...now.decided, fallen };
    return { ...now, story, verdict, decided: verdict };
  };
  return [
    { table: stamped(after.slice(0, at - 1), false), millis: FALLS_MILLIS, least: FALLS_MILLIS },
    // A card that is laid aside after it takes nothing of its time: the server waits for both.
    { table: stamped(told, true), millis: STANDS_MILLIS, least: STANDS_MILLIS },
  ];
}

/** That it rings is told at once, and what lies under the papers by the page of the end. */
function ringing(table: Seen, start: Around['ring']): Scene<Seen> {
  return { table, millis: RINGS_MILLIS, least: RINGS_MILLIS, start };
}

/** The word of the last deed, which stays for a while once nothing is played after it, or until something is pressed. */
function followWords(staged: ReadonlySignal<Seen | null>): Playing['worded'] {
  const staying = signal<StoryLine | null>(null);
  let last: StoryLine | null = null;
  effect(() => {
    const now = staged.value;
    if (now === null && last) showFor(WORD_STAYS_MILLIS, staying, last);
    last = now?.deeds.at(-1) ?? null;
  });
  return computed(() => (staged.value ? (staged.value.deeds.at(-1) ?? null) : staying.value));
}

/** A card with nothing to hit is laid aside at once. */
export function isDropped({ code }: StoryLine): boolean {
  return code === 'card-dropped';
}

function positionOf(line: StoryLine, story: Story): number {
  const turnedUp = linesBefore(story, line).findLast(({ code }) => code === 'card-turned-up');
  return Number(turnedUp?.args.position ?? 1);
}

const STOPPED = new Set(['vote-stopped', 'pledges-collected', 'event-paid']);
const COMES = new Set(['vote-let-through', 'event-unpaid']);

function isVerdict({ code }: StoryLine): boolean {
  return STOPPED.has(code) || COMES.has(code);
}

function read(line: StoryLine): Verdict {
  const card = String(line.args.card) as EventCard;
  return { line, card, stopped: STOPPED.has(line.code), fallen: true };
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
