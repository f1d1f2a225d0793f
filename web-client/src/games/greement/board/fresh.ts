import { effect, type ReadonlySignal, signal } from '@preact/signals';
import type { StoryLine } from '../../game';
import type { Square, Table } from '../wire';

/** The squares on which something has just changed, and what. */
export type Fresh = ReadonlySignal<ReadonlyMap<Square, FreshKind>>;

/** A new owner, another tile, or a back that has just been turned over with all the others. */
export type FreshKind = 'owner' | 'kind' | 'opened';

/** How long what changed is told apart: the animation, or its outline where motion is reduced. */
const SHOWN_MILLIS = 2000;

/**
 * Follows the table and tells what has just changed on it; a press or a key ends the show. Whoever has
 * been seen to buy a square has his frame on it already: that is not new once more.
 */
export function followFresh(
  seen: ReadonlySignal<Table>,
  deeds: ReadonlySignal<readonly StoryLine[]>,
): Fresh {
  const fresh = signal<ReadonlyMap<Square, FreshKind>>(new Map());
  let before: Table | undefined;
  let marked = new Set<Square>();
  let ending: ReturnType<typeof setTimeout> | undefined;
  const end = () => {
    clearTimeout(ending);
    document.removeEventListener('pointerdown', end);
    document.removeEventListener('keydown', end);
    fresh.value = new Map();
  };
  effect(() => {
    const after = seen.value;
    for (const { args } of deeds.value) marked.add(String(args.square));
    if (before === after) return;
    const changes = new Map(
      [...(before ? freshSquares(before, after) : [])].filter(
        ([square, kind]) => kind !== 'owner' || !marked.has(square),
      ),
    );
    before = after;
    marked = new Set(deeds.value.map(({ args }) => String(args.square)));
    if (changes.size === 0 || document.hidden) return;
    fresh.value = changes;
    clearTimeout(ending);
    ending = setTimeout(end, SHOWN_MILLIS);
    document.addEventListener('pointerdown', end);
    document.addEventListener('keydown', end);
  });
  return fresh;
}

function freshSquares(before: Table, after: Table): ReadonlyMap<Square, FreshKind> {
  const opened = openedSquares(before, after);
  return opened.size > 0 ? opened : changedSquares(before, after);
}

/** What differs between two tables; nothing while the map is being opened. */
export function changedSquares(before: Table, after: Table): Map<Square, 'owner' | 'kind'> {
  const changes = new Map<Square, 'owner' | 'kind'>();
  if (before.squares === after.squares) return changes;
  for (const [square, face] of Object.entries(after.squares)) {
    const old = before.squares[square];
    if (old === face || old?.kind == null) continue;
    if (old.owner !== face.owner) changes.set(square, 'owner');
    else if (old.kind !== face.kind) changes.set(square, 'kind');
  }
  return changes;
}

/** The backs that turn over from one table to the next: all of them, once in a game. */
export function openedSquares(before: Table, after: Table): Map<Square, 'opened'> {
  const isBack = (table: Table, square: Square) => table.squares[square]?.kind === null;
  const opened = Object.keys(after.squares).filter(
    (square) => isBack(before, square) && !isBack(after, square),
  );
  return new Map(opened.map((square) => [square, 'opened']));
}
