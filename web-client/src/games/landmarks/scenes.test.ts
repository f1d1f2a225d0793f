import { computed, signal } from '@preact/signals';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { StoryLine } from '../game';
import { afterBeat, beatsOf } from './beats';
import { fixturePlay } from './fixture/play';
import { linesOf } from './fixture/story';
import {
  buildTable,
  harbourTable,
  ordersTable,
  rerollTable,
  rollTable,
  thrownTable,
} from './fixture/tables';
import { landmarksScenes, scenesBetween, seenOf } from './scenes';
import type { Table, Throw } from './wire';

const TUMBLE = 700;
const FLIGHT = 600;

/** A table with what has been told by then, and more. */
function seenAt(table: Table, ...more: readonly StoryLine[]) {
  return seenOf(table, [...linesOf(table), ...more]);
}

function line(code: string, args: Record<string, unknown>): StoryLine {
  return { key: `${code} ${JSON.stringify(args)}`, own: false, code, args };
}

function following(table: Table) {
  const now = signal(table);
  const lines = computed(() => linesOf(now.value));
  const play = fixturePlay({ table, seat: 1 });
  const scenes = landmarksScenes(
    { ...play, table: now, lines, moving: signal(true) },
    signal(false),
  );
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
    const scenes = scenesBetween(seenAt(rollTable), seenAt(thrownTable), true);
    expect(scenes.map(({ millis }) => millis)).toEqual([TUMBLE, FLIGHT]);
  });

  it('goes on with a throw where it was, without another tumble', () => {
    const bought = line('builds', { seat: 1, card: 'mine', cost: 6 });
    const after = { ...buildTable, phase: 'roll' as const, roller: 2 };
    const scenes = scenesBetween(seenAt(buildTable), seenAt(after, bought));
    expect(scenes.map(({ table }) => table.told)).toEqual([4]);
  });

  it('lets dice lie that are kept, and fall that are thrown again', () => {
    const told = [...linesOf(rerollTable)];
    const dice = rerollTable.dice;
    const kept = [...told, line('rolls', { seat: 1, dice, total: 9 })];
    const again = line('rolls-again', { seat: 1, first: dice });
    const lying = scenesBetween(seenOf(rerollTable, told), seenOf(buildTable, kept));
    expect(lying).toEqual([]);
    const thrown = seenOf(harbourTable, [...told, again]);
    const falling = scenesBetween(seenOf(rerollTable, told), thrown);
    expect(falling.map(({ millis }) => millis)).toEqual([TUMBLE]);
    expect(thrown.go?.first).toEqual(dice);
    const added = line('rolls-and-adds', { seat: 1, dice: harbourTable.dice, total: 12 });
    const fixed = seenOf(buildTable, [...told, again, added]);
    expect(scenesBetween(thrown, fixed)).toEqual([]);
    expect(fixed.go).toMatchObject({ first: dice, added: true, total: 12 });
  });

  it('takes a throw after another go of the same player for a new one', () => {
    const before = { ...buildTable, phase: 'roll' as const };
    const again = line('rolls', { seat: 1, dice: [5, 3], total: 8 });
    const scenes = scenesBetween(seenAt(before), seenAt(buildTable, again));
    expect(scenes.map(({ table }) => table.told)).toEqual([0]);
  });

  it('plays nothing of a postal turn, whose report tells it', () => {
    const more = line('rolls', { seat: 1, dice: [5, 3], total: 8 });
    expect(scenesBetween(seenAt(ordersTable), seenAt(thrownTable, more))).toEqual([]);
  });
});

describe('what a go does', () => {
  it('is told by its lines, in their order', () => {
    const told = [
      line('rolls', { seat: 1, dice: [6, 6], total: 14 }),
      line('tuna', { seat: 1, dice: [3, 4] }),
      line('pays-bank', { seat: 1, amount: 2, card: 'loan-office', copies: 1 }),
      line('borrows', { seat: 1, amount: 5 }),
      line('takes', { seat: 1, amount: 8, card: 'demolition-company', copies: 1 }),
      line('city-hall', { seat: 1 }),
      line('airport', { seat: 1, amount: 10 }),
      line('closes', { seat: 2, card: 'winery', copies: 2 }),
      line('gives', { seat: 1, card: 'bakery', to: 2 }),
      line('returns', { seat: 1, card: 'convention-center' }),
      line('demolishes', { seat: 1, card: 'harbour' }),
      line('away', { seat: 2 }),
      line('invests', { seat: 1 }),
    ];
    const beats = seenOf(buildTable, told).go?.beats ?? [];
    expect(beats.map(({ kind, from, to, amount }) => [kind, from, to, amount])).toEqual([
      ['tuna-dice', null, 1, 7],
      ['coins', 1, null, 2],
      ['coins', null, 1, 5],
      ['coins', null, 1, 8],
      ['coins', null, 1, 1],
      ['coins', null, 1, 10],
      ['closed', null, 2, 0],
      ['moved', 1, 2, 0],
      ['returned', 1, null, 0],
      ['demolished', 1, null, 0],
      ['invested', 1, null, 1],
    ]);
  });

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
    const go = { ...reported(), bought: 'loan-office', steps: [lent], invested: true };
    const kinds = beatsOf(buildTable, go as Throw).map(({ kind }) => kind);
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

function reported(): Throw {
  const go = ordersTable.report?.[0];
  if (!go) throw new Error('nothing is reported');
  return go;
}
