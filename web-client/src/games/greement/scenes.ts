import { computed, effect, type ReadonlySignal, signal } from '@preact/signals';
import { play as sound } from '../../sound/player';
import { fly } from '../../ui/flights';
import type { StoryLine } from '../game';
import type { Scene } from '../staging';
import { linesSince } from '../story-since';
import { followOwnCoins, isDeed, paymentOf } from './own-coins';
import type { GreementPlay } from './play';
import { ENDS } from './story/ends';
import type { EventCard, Hand, Values } from './wire';

/** How a vote or a pay-off has ended, or what became of a card that had nothing to hit. */
export interface Verdict {
  /** The line of the story that says so. */
  line: StoryLine;
  card: EventCard;
  stopped: boolean;
  /** True once its word has fallen on the card: from then on what comes of it is seen and told. */
  fallen: boolean;
  /** What it has done to the values; absent while the table still stands as it was before the verdict. */
  came?: Partial<Record<keyof Values, { from: number; to: number }>>;
}

/** True while nothing of what a verdict brings is on the table yet. */
export function isHeld(verdict: Verdict | null): boolean {
  return verdict !== null && verdict.came === undefined;
}

/** How long a verdict stands before the table goes on. */
const VERDICT_MILLIS = 2000;

/** How long its word takes to fall on the card, as the style of the stamp has it. */
const FALLS_MILLIS = 710;

/** How long a card is shown that has nothing to hit: half of it until the word has fallen. */
const DROPPED_MILLIS = 1500;

/** How long a deed of another player is marked on its square before the square is his. */
const DEED_MILLIS = 800;

/** How long its word stays after the last of them, for nothing waits any more. */
const WORD_STAYS_MILLIS = 500;

/** How long the alarm rings over the table before the papers are opened, as its style has it. */
const RINGS_MILLIS = 1000;

type Story = readonly StoryLine[];

/** The story as far as it is told, those deeds of others that are marked meanwhile, and the verdict that stands. */
interface Seen {
  story: Story;
  deeds: readonly StoryLine[];
  verdict: Verdict | null;
  rings?: true;
}

/** What the board plays, besides what has just changed on it. */
export interface Playing {
  verdict: ReadonlySignal<Verdict | null>;
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
  /** What the reader may do: during a deed what he might before it, as the table stands. */
  moves: GreementPlay['moves'];
}

/**
 * The verdict of a vote or a pay-off that has just ended has two scenes of its own: until its word has fallen the
 * story stops before it, then it goes on with what comes of it. Each deed of another player on a square is a scene, and
 * so is the alarm, where one looks and before the table is cleared. Where nothing moves the verdict stands as
 * long over what has come already; a press or a key ends it. The reader's own coins hold nothing up.
 */
export function playingOf(play: GreementPlay): Playing {
  const passing = signal<Verdict | null>(null);
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
    still: (before, after) => {
      const ended = stampedSince(before.story, after.story);
      if (ended && !document.hidden)
        showFor(millisOf(ended), passing, { ...read(ended), came: cameAfter(ended, after.story) });
    },
  });
  const staged = computed(() => (scenes.running.value === null ? null : scenes.shown.value));
  return {
    purse: followOwnCoins(play, scenes),
    verdict: computed(() => staged.value?.verdict ?? passing.value),
    deeds: computed(() => staged.value?.deeds ?? []),
    worded: followWords(staged),
    rings: computed(() => staged.value?.rings === true),
    hasRung: () => hasRung,
    moves: steady(play.moves, () => {
      const stands = staged.value;
      return stands !== null && (stands.verdict === null || isDropped(stands.verdict.line));
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
  const known = seen.get(story) ?? { story, deeds: [], verdict: null };
  seen.set(story, known);
  return known;
}

interface Around {
  me: number | null;
  ring: () => () => void;
}

function scenesBetween({ me, ring }: Around, before: Story, after: Story): readonly Scene<Seen>[] {
  const since = linesSince({ lines: before }, { lines: after }, 0);
  const ended = since.findLast(isVerdict);
  const deeds: StoryLine[] = [];
  return since.flatMap((line): Scene<Seen>[] => {
    if (line === ended || isDropped(line)) return stamping(line, after);
    if (line.code === 'alarm-rang') return [ringing(line, after, ring)];
    if (!isDeed(line) || line.args.seat === me) return [];
    deeds.push(line);
    const start = (millis: number) => fly([...paymentOf(line, me)], millis);
    const story = after.slice(0, after.indexOf(line) + 1);
    const table = { story, deeds: [...deeds], verdict: null };
    return [{ table, millis: DEED_MILLIS, start }];
  });
}

/** Nothing is seen or told of a verdict before its word has fallen, and then at once all that comes of it. */
function stamping(line: StoryLine, after: Story): Scene<Seen>[] {
  const at = after.indexOf(line);
  const verdict = read(line);
  if (isDropped(line)) {
    const table = { story: after.slice(0, at + 1), deeds: [], verdict };
    return [{ table, millis: DROPPED_MILLIS }];
  }
  const comes = after.slice(at + 1).findIndex(({ code }) => ENDS.has(code));
  const told = after.slice(0, comes < 0 ? after.length : at + 1 + comes);
  const falls = { story: after.slice(0, at), deeds: [], verdict: { ...verdict, fallen: false } };
  const fallen = { story: told, deeds: [], verdict };
  return [
    { table: falls, millis: FALLS_MILLIS, least: FALLS_MILLIS },
    { table: fallen, millis: VERDICT_MILLIS - FALLS_MILLIS },
  ];
}

/** That it rings is told at once, and what lies under the papers by the page of the end. */
function ringing(line: StoryLine, after: Story, start: Around['ring']): Scene<Seen> {
  const story = after.slice(0, after.indexOf(line) + 1);
  const table: Seen = { story, deeds: [], verdict: null, rings: true };
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

function stampedSince(before: Story, after: Story): StoryLine | undefined {
  const since = linesSince({ lines: before }, { lines: after }, 0);
  return since.findLast(isVerdict) ?? since.findLast(isDropped);
}

/** A card with nothing to hit is laid aside at once. */
export function isDropped({ code }: StoryLine): boolean {
  return code === 'card-dropped';
}

function millisOf(line: StoryLine): number {
  return isDropped(line) ? DROPPED_MILLIS : VERDICT_MILLIS;
}

const STOPPED = new Set(['vote-stopped', 'pledges-collected', 'event-paid']);
const COMES = new Set(['vote-let-through', 'event-unpaid']);

function isVerdict({ code }: StoryLine): boolean {
  return STOPPED.has(code) || COMES.has(code);
}

/** The values that the story tells of after a verdict. */
function cameAfter(ended: StoryLine, story: Story): NonNullable<Verdict['came']> {
  const changed = story
    .slice(story.indexOf(ended) + 1)
    .filter(({ code }) => code === 'value-changed')
    .map(({ args }) => [args.value, { from: Number(args.from), to: Number(args.to) }]);
  return Object.fromEntries(changed);
}

function read(line: StoryLine): Verdict {
  const card = String(line.args.card) as EventCard;
  // Nothing was decided, and the buttons are of something else.
  if (isDropped(line)) return { line, card, stopped: true, fallen: true, came: {} };
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
