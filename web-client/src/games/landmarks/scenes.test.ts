import { signal } from '@preact/signals';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { afterBeat, beatsOf } from './beats';
import { fixturePlay } from './fixture/play';
import { buildTable, rollTable, thrownTable } from './fixture/tables';
import { landmarksScenes, scenesBetween } from './scenes';
import type { LastThrow, Table } from './wire';

const TUMBLE = 700;
const FLIGHT = 600;

function following(table: Table) {
  const now = signal(table);
  const play = fixturePlay({ table, seat: 1 });
  const scenes = landmarksScenes({ ...play, table: now, moving: signal(true) }, signal(false));
  scenes.follow();
  const coinsOf = (seat: number) =>
    scenes.shown.value.table.players.find((player) => player.seat === seat)?.coins;
  return { now, scenes, coinsOf };
}

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

describe('the way from one table to the next', () => {
  it('lets the dice fall, then pays one step after the other', () => {
    const { now, scenes, coinsOf } = following(rollTable);
    now.value = thrownTable;
    expect(scenes.shown.value.told).toBe(0);
    expect(coinsOf(1)).toBe(7);
    vi.advanceTimersByTime(TUMBLE);
    const way: unknown[] = [];
    for (let i = 0; i < 3; i += 1) {
      way.push([scenes.shown.value.told, coinsOf(1), coinsOf(2), coinsOf(4)]);
      vi.advanceTimersByTime(FLIGHT);
    }
    expect(way).toEqual([
      [1, 7, 14, 9],
      [2, 6, 15, 9],
      [3, 12, 15, 9],
    ]);
    expect(scenes.running.value).toBeNull();
    expect([coinsOf(1), coinsOf(4)]).toEqual([12, 12]);
  });

  it('plays all steps at once for who wants it quick', () => {
    expect(scenesBetween(rollTable, thrownTable, true).map(({ millis }) => millis)).toEqual([
      TUMBLE,
      FLIGHT,
    ]);
  });

  it('goes on with a throw where it was, without another tumble', () => {
    const bought = { ...lastOf(buildTable), bought: 'mine' as const };
    const after = { ...rollTable, lastThrow: bought };
    const scenes = scenesBetween(buildTable, after);
    expect(scenes.map(({ table }) => table.told)).toEqual([4]);
  });

  it('takes a throw after another go of the same player for a new one', () => {
    const before = { ...buildTable, phase: 'roll' as const, roller: 1 };
    const after = { ...buildTable, lastThrow: { ...lastOf(buildTable) } };
    expect(scenesBetween(before, after).map(({ table }) => table.told)).toEqual([0, 1, 2, 3]);
  });

  it('plays nothing of a postal turn, whose report tells it', () => {
    const before = { ...rollTable, phase: 'orders' as const };
    expect(scenesBetween(before, thrownTable)).toEqual([]);
  });
});

describe('what a go does', () => {
  it('pays for what is bought before a Loan Office lends', () => {
    const lent = {
      kind: 'loan',
      card: 'loan-office',
      copies: 1,
      from: null,
      to: 1,
      amount: 5,
      owed: 0,
    };
    const go = { ...lastOf(buildTable), bought: 'loan-office', steps: [lent], invested: true };
    const kinds = beatsOf(buildTable, go as LastThrow).map(({ kind }) => kind);
    expect(kinds).toEqual(['built', 'loan', 'invested']);
  });

  it('moves no coins by the dice of the Tuna Boats', () => {
    const tuna = {
      kind: 'tuna-dice',
      card: null,
      copies: 1,
      from: null,
      to: 1,
      amount: 7,
      owed: 0,
    };
    expect(afterBeat(buildTable.players, tuna as never)).toBe(buildTable.players);
  });
});

function lastOf({ lastThrow }: Table): LastThrow {
  if (!lastThrow) throw new Error('nobody has thrown');
  return lastThrow;
}
