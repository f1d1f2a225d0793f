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
export function scenesOf<Table>(
  source: Source<Table>,
  { between, still, censor = (waiting) => waiting }: Script<Table>,
): Scenes<Table> {
  const staged = signal<{ table: Table } | null>(null);
  const running = signal<number | null>(null);
  let queue: readonly Scene<Table>[] = [];
  let stop: () => void = () => undefined;

  const next = () => {
    stop();
    stop = () => undefined;
    const [scene, ...rest] = queue;
    if (!scene) {
      batch(() => {
        staged.value = null;
        running.value = null;
      });
      return;
    }
    const isLong = queue.reduce((sum, each) => sum + each.millis, 0) > PATIENCE_MILLIS;
    const millis = isLong ? scene.millis / 2 : scene.millis;
    queue = rest;
    batch(() => {
      staged.value = { table: scene.table };
      running.value = millis;
    });
    const end = scene.start?.(millis);
    const timer = setTimeout(next, millis);
    stop = () => {
      clearTimeout(timer);
      end?.();
    };
  };

  const clear = () => {
    queue = [];
    next();
  };

  const take = (before: Table, after: Table) => {
    queue = [...queue, ...between(before, after)].map((scene) => ({
      ...scene,
      table: censor(scene.table, after),
    }));
    const now = staged.peek();
    if (now) staged.value = { table: censor(now.table, after) };
    else next();
  };

  return {
    shown: computed(() => staged.value?.table ?? source.table.value),
    running,
    follow: () => {
      let before = source.table.peek();
      const unfollow = effect(() => {
        const after = source.table.value;
        if (after === before) return;
        const last = before;
        before = after;
        untracked(() => {
          if (source.moving.value) batch(() => take(last, after));
          else still?.(last, after);
        });
      });
      const unmove = effect(() => {
        if (!source.moving.value) untracked(clear);
      });
      const skip = () => running.peek() !== null && next();
      document.addEventListener('pointerdown', skip);
      document.addEventListener('keydown', skip);
      return () => {
        unfollow();
        unmove();
        document.removeEventListener('pointerdown', skip);
        document.removeEventListener('keydown', skip);
        clear();
      };
    },
  };
}
