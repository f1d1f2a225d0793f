import { batch, computed, effect, type ReadonlySignal, signal, untracked } from '@preact/signals';
import type { StoryLine } from './game';
import type { Scene, Scenes, Staging } from './staging';

interface Source<Moment> {
  moment: ReadonlySignal<Moment>;
  /** True while pieces may travel: the tab is in sight and motion is not reduced. */
  moving: ReadonlySignal<boolean>;
  /** True where they may not, for motion is reduced, and the tab is in sight. */
  resting?: ReadonlySignal<boolean>;
}

/**
 * A queue that takes longer than this is played at double speed; one that takes twice as long as fast as its
 * scenes bear.
 */
const PATIENCE_MILLIS = 3000;

/** Of one that takes longer than this only the newest change is played, where a game says nothing else. */
const FAR_MILLIS = 6000;

/** All that waits together takes no longer where it is overtaken. */
const HURRIED_MILLIS = 400;

/** A scene to be played, or the moment that is reached when those before it have been. */
type Entry<Moment> = { scene: Scene<unknown> } | { rest: Moment };

type Hear<Moment> = (before: Moment, after: Moment) => void;

/**
 * What a page shows as now: one moment after the other, each reached when the scenes that lead to it
 * have been played. A press or a key ends the running scene, Enter also
 * those that lead to the same moment; a tab out of sight
 * plays none, and reduced motion only those in which nothing moves; a queue that has become long is left for what is newest.
 */
export class SceneQueue<Moment extends { table: unknown }> {
  /** How long the running scene lasts; null while none runs. */
  readonly running = signal<number | null>(null);
  /** The moment that was reached last; between two moments it is still the first. */
  readonly now: ReadonlySignal<Moment> = computed(() =>
    this.followers.value > 0 ? this.reached.value.moment : this.source.moment.value,
  );
  /** How much of the story the running scene tells; null where it says nothing of that. */
  readonly told = computed<readonly StoryLine[] | null>(() => {
    const staged = this.staged.value;
    return staged && (this.staging.told?.(staged.seen) ?? null);
  });

  private readonly source: Source<Moment>;
  private readonly followers = signal(0);
  private readonly reached = signal<{ moment: Moment }>({ moment: null as never });
  private readonly staged = signal<{ seen: unknown } | null>(null);
  private readonly arrivals = new Set<Hear<Moment>>();
  private readonly jumps = new Set<Hear<Moment>>();
  private staging: Staging<Moment, unknown> = { at: (moment) => moment, between: () => [] };
  private waiting: readonly Entry<Moment>[] = [];
  private stop: () => void = () => undefined;
  private end: () => void = () => undefined;

  constructor(source: Source<Moment>) {
    this.source = source;
    this.reached.value = { moment: source.moment.peek() };
  }

  /** Plays what comes by this; a game calls it at most once. */
  stage<Seen>(staging: Staging<Moment, Seen>): Scenes<Seen> {
    this.staging = staging as Staging<Moment, unknown>;
    const shown = computed(() => {
      const staged = this.staged.value;
      return staged ? (staged.seen as Seen) : staging.at(this.now.value);
    });
    return { shown, running: this.running, follow: () => this.follow() };
  }

  /** Calls when a moment is reached, played or not. Returns the end of that. */
  onArrival(hear: Hear<Moment>): () => void {
    this.arrivals.add(hear);
    return () => this.arrivals.delete(hear);
  }

  /** Calls when what lies between two moments is left out. Returns the end of that. */
  onJump(hear: Hear<Moment>): () => void {
    this.jumps.add(hear);
    return () => this.jumps.delete(hear);
  }

  /** Plays what comes, until all who asked for it have called it off. */
  follow(): () => void {
    if (this.followers.peek() === 0) this.begin();
    this.followers.value += 1;
    return () => {
      this.followers.value -= 1;
      if (this.followers.peek() === 0) this.end();
    };
  }

  /** Leaves out all that waits: what is newest is shown. */
  catchUp(): void {
    const newest = this.source.moment.peek();
    batch(() => (this.isBusy() ? this.jump(newest) : this.arrive(newest)));
  }

  private begin(): void {
    this.reached.value = { moment: this.source.moment.peek() };
    const ends = [this.followMoments(), this.followMotion(), this.followPresses()];
    this.end = () => {
      for (const end of ends) end();
      this.waiting = [];
      this.next();
    };
  }

  private followMoments(): () => void {
    let before = this.source.moment.peek();
    return effect(() => {
      const after = this.source.moment.value;
      if (after === before) return;
      const last = before;
      before = after;
      untracked(() => batch(() => this.change(last, after)));
    });
  }

  private followMotion(): () => void {
    return effect(() => {
      if (!this.script()) untracked(() => this.catchUp());
    });
  }

  private followPresses(): () => void {
    const skip = () => {
      if (this.running.peek() !== null) this.next();
    };
    const byKey = ({ key }: KeyboardEvent) => {
      if (key === 'Enter') this.finish();
      else skip();
    };
    document.addEventListener('pointerdown', skip);
    document.addEventListener('keydown', byKey);
    return () => {
      document.removeEventListener('pointerdown', skip);
      document.removeEventListener('keydown', byKey);
    };
  }

  private change(before: Moment, after: Moment): void {
    const from = this.staging.at(before);
    const to = this.staging.at(after);
    const between = this.script();
    if (!between) {
      if (from !== to) this.staging.still?.(from, to);
      this.arrive(after);
      return;
    }
    const { far = FAR_MILLIS, overtakes } = this.staging;
    const scenes = from === to ? [] : between(from, to);
    const isOvertaken = this.isBusy() && overtakes?.(from, to);
    if (isOvertaken) this.waiting = this.hurried();
    if (this.isBusy() && this.length() + millisOf(scenes) > far) this.jump(before);
    this.waiting = [...this.waiting, ...scenes.map((scene) => ({ scene })), { rest: after }];
    this.censor(after);
    if (isOvertaken || !this.staged.value) this.next();
  }

  /** What makes scenes of a change, if any are played. */
  private script(): Staging<Moment, unknown>['between'] | undefined {
    const { moving, resting } = this.source;
    if (moving.value) return this.staging.between;
    return resting?.value ? this.staging.rests : undefined;
  }

  private isBusy(): boolean {
    return this.staged.peek() !== null || this.waiting.length > 0;
  }

  /** Leaves out what waits up to this moment. */
  private jump(to: Moment): void {
    const from = this.now.peek();
    this.waiting = [];
    this.next();
    this.arrive(to);
    for (const hear of this.jumps) hear(from, to);
  }

  /** What waits, to be played in no time. */
  private hurried(): readonly Entry<Moment>[] {
    const all = this.length();
    return this.waiting.map((entry) =>
      'scene' in entry ? { scene: inNoTime(entry.scene, all) } : entry,
    );
  }

  /** Takes from all that is shown or waits what the newest moment hides. */
  private censor(newest: Moment): void {
    const { censor, censorTable, at } = this.staging;
    if (censor) {
      const seen = at(newest);
      const censored = (waiting: unknown) => censor(waiting, seen);
      this.waiting = this.waiting.map((entry) =>
        'scene' in entry
          ? { scene: { ...entry.scene, table: censored(entry.scene.table) } }
          : entry,
      );
      const staged = this.staged.value;
      if (staged) this.staged.value = { seen: censored(staged.seen) };
    }
    if (!censorTable) return;
    const rested = (moment: Moment) =>
      moment === newest ? moment : { ...moment, table: censorTable(moment.table, newest.table) };
    this.waiting = this.waiting.map((entry) =>
      'rest' in entry ? { rest: rested(entry.rest) } : entry,
    );
    this.reached.value = { moment: rested(this.reached.value.moment) };
  }

  /** Ends the running scene and all that lead to the same moment. */
  private finish(): void {
    if (this.running.peek() === null) return;
    const rest = this.waiting.findIndex((entry) => 'rest' in entry);
    this.waiting = this.waiting.slice(Math.max(0, rest));
    this.next();
  }

  /** Ends the running scene, passes the moments that are reached and begins the next scene. */
  private next(): void {
    this.stop();
    this.stop = () => undefined;
    batch(() => {
      let [entry, ...rest] = this.waiting;
      while (entry && ('rest' in entry || this.isLeftOut(entry.scene))) {
        this.waiting = rest;
        if ('rest' in entry) {
          this.staged.value = null;
          this.arrive(entry.rest);
        }
        [entry, ...rest] = this.waiting;
      }
      const millis = entry ? this.paced(entry.scene) : null;
      this.waiting = rest;
      this.staged.value = entry ? { seen: entry.scene.table } : null;
      this.running.value = millis;
      if (entry && millis !== null) this.stop = this.begun(entry.scene, millis);
    });
  }

  private arrive(moment: Moment): void {
    const before = this.reached.peek().moment;
    if (moment === before) return;
    this.reached.value = { moment };
    for (const hear of this.arrivals) hear(before, moment);
  }

  private length(): number {
    return millisOf(this.waiting.flatMap((entry) => ('scene' in entry ? [entry.scene] : [])));
  }

  private isLeftOut({ breath, least }: Scene<unknown>): boolean {
    if (!breath) return false;
    const length = this.length();
    const most = least === undefined ? PATIENCE_MILLIS : 2 * PATIENCE_MILLIS;
    return length === 0 || length >= most;
  }

  /** The more waits, the nearer to its least: what bears to be played faster still keeps a page in step. */
  private paced({ millis, least = millis / 2 }: Scene<unknown>): number {
    const tooMuch = this.length() - PATIENCE_MILLIS;
    if (tooMuch <= 0) return millis;
    const doubled = Math.max(least, millis / 2);
    return doubled - (doubled - least) * Math.min(1, tooMuch / PATIENCE_MILLIS);
  }

  private begun(scene: Scene<unknown>, millis: number): () => void {
    const end = scene.start?.(millis, scene.table);
    const timer = setTimeout(() => this.next(), millis);
    return () => {
      clearTimeout(timer);
      end?.();
    };
  }
}

/** One of several scenes that take so long in all, where none of them may. */
export function inNoTime<Seen>(scene: Scene<Seen>, all: number): Scene<Seen> {
  const millis = scene.millis * Math.min(1, HURRIED_MILLIS / all);
  return { ...scene, millis, least: millis / 2 };
}

/** How long they take, without the breaths, which are left out first. */
export function millisOf<Seen>(scenes: readonly Scene<Seen>[]): number {
  return scenes.reduce((sum, { millis, breath }) => (breath ? sum : sum + millis), 0);
}
