import { effect, type ReadonlySignal, signal } from '@preact/signals';
import type { GreementPlay } from '../play';
import type { Square, Table } from '../wire';

/** The squares on which something has just changed, and what. */
export type Fresh = ReadonlySignal<ReadonlyMap<Square, 'owner' | 'kind'>>;

/** How long what changed is told apart: the animation, or its outline where motion is reduced. */
const SHOWN_MILLIS = 2000;

/** Follows the table and tells what has just changed on it; a press or a key ends the show. */
export function followFresh(play: GreementPlay): Fresh {
  const fresh = signal<ReadonlyMap<Square, 'owner' | 'kind'>>(new Map());
  let before: Table | undefined;
  let ending: ReturnType<typeof setTimeout> | undefined;
  const end = () => {
    clearTimeout(ending);
    document.removeEventListener('pointerdown', end);
    document.removeEventListener('keydown', end);
    fresh.value = new Map();
  };
  effect(() => {
    const after = play.table.value;
    const changes = before ? changedSquares(before, after) : new Map();
    before = after;
    if (changes.size === 0 || document.hidden) return;
    fresh.value = changes;
    clearTimeout(ending);
    ending = setTimeout(end, SHOWN_MILLIS);
    document.addEventListener('pointerdown', end);
    document.addEventListener('keydown', end);
  });
  return fresh;
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
