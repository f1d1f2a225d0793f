import { batch, computed, effect, type ReadonlySignal, signal, untracked } from '@preact/signals';

/** A moment of what is played between two tables: a step of a piece, coins on their way. */
export interface Scene<Table> {
  /** The table as the board shows it meanwhile. */
  table: Table;
  millis: number;
  /** Begins what travels, for as long as the scene lasts. Returns what ends it at once. */
  start?: (millis: number) => () => void;
}

export interface Scenes<Table> {
  /** What the board shows: what has been played so far, and the table itself when all is played. */
  shown: ReadonlySignal<Table>;
  /** How long the running scene lasts; null while none runs. */
  running: ReadonlySignal<number | null>;
  /** Plays what comes, until it is called off. Before and after that the table itself is shown. */
  follow(): () => void;
}

interface Source<Table> {
  table: ReadonlySignal<Table>;
  /** True while pieces may travel: the tab is in sight and motion is not reduced. */
  moving: ReadonlySignal<boolean>;
}

/** What a game shows of the way from one table to the next. */
export interface Script<Table> {
  /** The scenes, in their order; none where there is nothing to show. */
  between(before: Table, after: Table): readonly Scene<Table>[];
  /** In their stead where nothing may travel: outlines what has changed. */
  still?(before: Table, after: Table): void;
  /**
   * Takes from a table that waits to be shown what must not be shown any more once the newest is
   * known.
   */
  censor?(waiting: Table, newest: Table): Table;
}

/** A queue that takes longer than this is played at double speed. */
const PATIENCE_MILLIS = 3000;

/**
 * The scenes of a game, one after the other. A press or a key ends the running one; a tab out of
 * sight and reduced motion play none.
 */
export function scenesOf<Table>(source: Source<Table>, script: Script<Table>): Scenes<Table> {
  const queue = new SceneQueue(source, script);
  return { shown: queue.shown, running: queue.running, follow: () => queue.follow() };
}

class SceneQueue<Table> {
  readonly running = signal<number | null>(null);
  readonly shown = computed(() => this.staged.value?.table ?? this.source.table.value);

  private readonly source: Source<Table>;
  private readonly script: Script<Table>;
  private readonly staged = signal<{ table: Table } | null>(null);
  private waiting: readonly Scene<Table>[] = [];
  private stop: () => void = () => undefined;

  constructor(source: Source<Table>, script: Script<Table>) {
    this.source = source;
    this.script = script;
  }

  follow(): () => void {
    const ends = [this.followTable(), this.followMotion(), this.followPresses()];
    return () => {
      for (const end of ends) end();
      this.clear();
    };
  }

  private followTable(): () => void {
    let before = this.source.table.peek();
    return effect(() => {
      const after = this.source.table.value;
      if (after === before) return;
      const last = before;
      before = after;
      untracked(() => batch(() => this.change(last, after)));
    });
  }

  private followMotion(): () => void {
    return effect(() => {
      if (!this.source.moving.value) untracked(() => this.clear());
    });
  }

  private followPresses(): () => void {
    const skip = () => {
      if (this.running.peek() !== null) this.next();
    };
    document.addEventListener('pointerdown', skip);
    document.addEventListener('keydown', skip);
    return () => {
      document.removeEventListener('pointerdown', skip);
      document.removeEventListener('keydown', skip);
    };
  }

  private change(before: Table, after: Table): void {
    if (!this.source.moving.value) {
      this.script.still?.(before, after);
      return;
    }
    this.waiting = [...this.waiting, ...this.script.between(before, after)].map((scene) => ({
      ...scene,
      table: this.censored(scene.table, after),
    }));
    const now = this.staged.value;
    if (now) this.staged.value = { table: this.censored(now.table, after) };
    else this.next();
  }

  private censored(table: Table, newest: Table): Table {
    return this.script.censor ? this.script.censor(table, newest) : table;
  }

  /** Ends the running scene and begins the one that waits. */
  private next(): void {
    this.stop();
    const [scene, ...rest] = this.waiting;
    const millis = scene ? this.paced(scene.millis) : null;
    this.waiting = rest;
    batch(() => {
      this.staged.value = scene ? { table: scene.table } : null;
      this.running.value = millis;
    });
    this.stop = scene && millis !== null ? this.begun(scene, millis) : () => undefined;
  }

  private paced(millis: number): number {
    const all = this.waiting.reduce((sum, scene) => sum + scene.millis, 0);
    return all > PATIENCE_MILLIS ? millis / 2 : millis;
  }

  private begun(scene: Scene<Table>, millis: number): () => void {
    const end = scene.start?.(millis);
    const timer = setTimeout(() => this.next(), millis);
    return () => {
      clearTimeout(timer);
      end?.();
    };
  }

  private clear(): void {
    this.waiting = [];
    this.next();
  }
}
