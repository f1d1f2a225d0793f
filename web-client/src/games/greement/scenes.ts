import { computed, effect, type ReadonlySignal, signal } from '@preact/signals';
import { type Flight, fly } from '../../ui/flights';
import type { StoryLine } from '../game';
import type { Scene, Scenes } from '../staging';
import { linesSince } from '../story-since';
import type { GreementPlay } from './play';
import { ENDS } from './story/ends';
import { kindOf, ownedBy } from './sums';
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

/** How long the reader's own coins are on their way, between his squares and his paper. */
const OWN_MILLIS = 700;

type Story = readonly StoryLine[];

/** The story as far as it is told, those deeds of others that are marked meanwhile, and the verdict that stands. */
interface Seen {
  story: Story;
  deeds: readonly StoryLine[];
  verdict: Verdict | null;
}

/** What the board plays, besides what has just changed on it. */
export interface Playing {
  verdict: ReadonlySignal<Verdict | null>;
  /** What others do just now, the newest last: none of it is on the table yet. */
  deeds: ReadonlySignal<readonly StoryLine[]>;
  /** The reader's money and paper as they are seen: what his coins are on their way with comes with them. */
  purse: ReadonlySignal<Hand | null>;
  /** What the reader may do: during a deed what he might before it, as the table stands. */
  moves: GreementPlay['moves'];
}

/**
 * The verdict of a vote or a pay-off that has just ended has two scenes of its own: until its word has fallen the
 * story stops before it, then it goes on with what comes of it. Each deed of another player on a square is a scene. Where nothing moves the verdict stands as
 * long over what has come already; a press or a key ends it. The reader's own coins hold nothing up.
 */
export function playingOf(play: GreementPlay): Playing {
  const passing = signal<Verdict | null>(null);
  const scenes = play.stage<Seen>({
    at: ({ lines }) => rested(lines),
    told: ({ story }) => story,
    between: (before, after) => scenesBetween(play.seat.peek(), before.story, after.story),
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

function scenesBetween(me: number | null, before: Story, after: Story): readonly Scene<Seen>[] {
  const since = linesSince({ lines: before }, { lines: after }, 0);
  const ended = since.findLast(isVerdict);
  const deeds: StoryLine[] = [];
  return since.flatMap((line): Scene<Seen>[] => {
    if (line === ended || isDropped(line)) return stamping(line, after);
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

const DEEDS = new Set(['bought', 'seeded', 'cattle-bought']);

function isDeed({ code, own }: StoryLine): boolean {
  return !own && DEEDS.has(code);
}

/**
 * Lets the coins of the reader's own harvest and purchases fly once the table is as they leave it. Returns his
 * hand as it is seen: what he harvests is his when it has landed, what he buys is his and paid for at once.
 */
function followOwnCoins(play: GreementPlay, scenes: Scenes<Seen>): Playing['purse'] {
  const underway = signal<readonly (Hand | null)[]>([]);
  let before: Story | undefined;
  let held: Hand | null = null;
  effect(() => {
    if (scenes.running.value !== null) return;
    const { story } = scenes.shown.value;
    const hand = held;
    held = play.hand.value;
    const last = before;
    before = story;
    if (!last || last === story || !play.moving.peek()) return;
    const since = linesSince({ lines: last }, { lines: story }, 0);
    const me = play.seat.peek();
    const mine = since.filter((line) => isDeed(line) && line.args.seat === me);
    const flights = [
      ...(since.some(isHarvest) ? harvest(play) : []),
      ...mine.flatMap((line) => paymentOf(line, me)),
    ];
    if (flights.length === 0) return;
    // The page is drawn first: only then is the paper where the coins are to land.
    requestAnimationFrame(() => fly(flights, OWN_MILLIS));
    if (!since.some(isHarvest)) return;
    underway.value = [...underway.peek(), hand];
    setTimeout(() => {
      underway.value = underway.peek().slice(1);
    }, OWN_MILLIS);
  });
  return computed(() => underway.value[0] ?? play.hand.value);
}

function isHarvest({ code, own, args }: StoryLine): boolean {
  return own && code === 'own-profit' && Number(args.amount) > 0;
}

/** The reader's money: at the foot of the paper, on a phone his purse. */
const PURSE = '.ledger tfoot td, .sheet-line .chip.brass';

const boxOf = (square: unknown) => `.greement-map [data-square="${square}"]`;

/** A coin from each square that brings something. */
function harvest({ table, seat }: GreementPlay): readonly Flight[] {
  const me = seat.peek();
  const mine = me === null ? [] : ownedBy(table.peek(), me);
  return mine
    .filter((square) => kindOf(table.peek(), square) !== 'land')
    .map((square) => ({ from: boxOf(square), to: PURSE, words: '', kind: 'coins' }));
}

/** What is paid for a square goes from whoever pays to the square, and ends there. */
function paymentOf({ args }: StoryLine, me: number | null): readonly Flight[] {
  const from = args.seat === me ? PURSE : `[data-seat="${args.seat}"]`;
  return [{ from, to: boxOf(args.square), words: '', kind: 'coins' }];
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
