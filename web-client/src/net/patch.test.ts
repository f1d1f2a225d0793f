import { describe, expect, it } from 'vitest';
import { applyEdits, MisfitEdit } from './patch';
import type { Edit } from './wire';

describe('applyEdits', () => {
  const view = {
    room: { toAct: [1, 2], title: 'Thursday' },
    table: { tiles: [{ a: 1 }, { a: 2 }] },
  };

  it('puts, adds and takes away', () => {
    expect(
      applyEdits(view, [
        ['table/tiles/1/a', 7],
        ['room/toAct/-', 3],
        ['room/title'],
        ['room/paused', null],
      ]),
    ).toEqual({
      room: { toAct: [1, 2, 3], paused: null },
      table: { tiles: [{ a: 1 }, { a: 7 }] },
    });
  });

  it('replaces everything by the empty path', () => {
    expect(applyEdits(view, [['', null]])).toBeNull();
    expect(applyEdits(null, [['', { seat: 2 }]])).toEqual({ seat: 2 });
  });

  it('adds to a list and takes from it, where later elements move', () => {
    const lists = { queue: [1, 2, 3], cards: ['a', 'c'] };
    expect(
      applyEdits(lists, [
        ['queue/0'],
        ['.-', 4],
        ['cards/+1', 'b'],
        ['.+0', 'z'],
        ['.+4', 'd'],
        ['.1', 'A'],
      ]),
    ).toEqual({ queue: [2, 3, 4], cards: ['z', 'A', 'b', 'c', 'd'] });
  });

  it('goes on from the path before, one dot for each step that is dropped', () => {
    const squares = { A1: { owner: 1, price: 2 }, A2: { owner: 1, price: 2 } };
    expect(
      applyEdits({ squares, round: 1 }, [
        ['squares/A1/owner', 2],
        ['.price', 3],
        ['..A2/owner', null],
        ['.price'],
        ['...round', 2],
      ]),
    ).toEqual({ squares: { A1: { owner: 2, price: 3 }, A2: { owner: null } }, round: 2 });
  });

  it('reads keys that hold what paths are made of', () => {
    expect(
      applyEdits({}, [
        ['a~1b', {}],
        ['a~1b/~2c', 1],
        ['.~01', 2],
      ]),
    ).toEqual({ 'a/b': { '.c': 1, '~1': 2 } });
  });

  it('keeps what it does not touch as the same object', () => {
    const after = applyEdits(view, [['table/tiles/1/a', 7]]) as typeof view;
    expect(after.room).toBe(view.room);
    expect(after.table.tiles[0]).toBe(view.table.tiles[0]);
    expect(after.table.tiles[1]).not.toBe(view.table.tiles[1]);
    expect(view.table.tiles[1]).toEqual({ a: 2 });
  });

  it.each<Edit>([
    ['table/tiles/2/a', 1],
    ['table/tiles/2', 1],
    ['table/tiles/x', 1],
    ['table/tiles/2'],
    ['table/tiles/+3', 1],
    ['table/tiles/+x', 1],
    ['.table', 1],
    ['table/nothing'],
    ['table/nothing/deeper', 1],
    ['room/title/letters', 1],
  ])('refuses an edit that does not fit: %s', (...edit) => {
    expect(() => applyEdits(view, [edit as Edit])).toThrow(MisfitEdit);
  });

  it('does to any tree what changing it in place would do', () => {
    for (let seed = 1; seed <= 200; seed++) {
      const draw = drawer(seed);
      const tree = branch(draw, 3);
      const copy = structuredClone(tree);
      const edits = Array.from({ length: 1 + draw(5) }, () => randomEdit(draw, copy));
      const before = JSON.stringify(tree);
      expect(applyEdits(tree, edits)).toEqual(copy);
      expect(JSON.stringify(tree)).toBe(before);
    }
  });
});

type Draw = (below: number) => number;
type Tree = { [key: string]: unknown };

/** Whole numbers below a bound, the same ones for the same seed. */
function drawer(seed: number): Draw {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1103515245) + 12345) & 0x7fffffff;
    return (state >> 8) % below;
  };
}

function branch(draw: Draw, depth: number): Tree {
  const keys = ['a', 'b', 'c', 'd'].slice(0, 1 + draw(4));
  return Object.fromEntries(keys.map((key) => [key, leafOrBranch(draw, depth - 1)]));
}

function leafOrBranch(draw: Draw, depth: number): unknown {
  if (depth === 0 || draw(3) === 0) return draw(100);
  if (draw(2) === 0) return branch(draw, depth);
  return Array.from({ length: draw(4) }, () => leafOrBranch(draw, depth - 1));
}

/** Draws an edit that fits the tree, and makes the same change in place. */
function randomEdit(draw: Draw, tree: Tree): Edit {
  const path: string[] = [];
  let node: unknown = tree;
  for (;;) {
    const holder = node as Tree | unknown[];
    const keys = Object.keys(holder);
    if (Array.isArray(holder) && (keys.length === 0 || draw(4) === 0)) {
      holder.push('new');
      return [[...path, '-'].join('/'), 'new'];
    }
    const key = keys.length === 0 ? 'a' : (keys[draw(keys.length)] as string);
    const child = (holder as Tree)[key];
    path.push(key);
    if (typeof child === 'object' && child !== null && draw(3) > 0) {
      node = child;
      continue;
    }
    if (key in holder && draw(3) === 0) {
      if (Array.isArray(holder)) holder.splice(Number(key), 1);
      else delete holder[key];
      return [path.join('/')];
    }
    if (Array.isArray(holder) && draw(3) === 0) {
      holder.splice(Number(key), 0, 'new');
      return [[...path.slice(0, -1), `+${key}`].join('/'), 'new'];
    }
    (holder as Tree)[key] = 'put';
    return [path.join('/'), 'put'];
  }
}
