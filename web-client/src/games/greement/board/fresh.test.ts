import { batch, signal } from '@preact/signals';
import { afterEach, describe, expect, it } from 'vitest';
import type { StoryLine } from '../../game';
import { turnTable } from '../fixture/tables';
import { followFresh } from './fresh';

const bought: StoryLine = { key: '1', code: 'bought', args: { seat: 2, square: 'E5' }, own: false };

/** E5 has become Jonas's. */
const after = {
  ...turnTable,
  squares: { ...turnTable.squares, E5: { kind: 'land' as const, owner: 2 } },
};

/** A press ends what is shown, and its timer. */
const end = () => document.dispatchEvent(new Event('pointerdown'));

afterEach(() => void end());

describe('what is new on the map', () => {
  it('is a new owner, unless he has been seen to take the square', () => {
    const table = signal(turnTable);
    const deeds = signal<readonly StoryLine[]>([]);
    const fresh = followFresh(table, deeds);
    table.value = after;
    expect([...fresh.value]).toEqual([['E5', 'owner']]);
    table.value = turnTable;
    end();
    deeds.value = [bought];
    batch(() => {
      deeds.value = [];
      table.value = after;
    });
    expect([...fresh.value]).toEqual([]);
  });
});
