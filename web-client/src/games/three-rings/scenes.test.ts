import { signal } from '@preact/signals';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { StoryLine } from '../game';
import { goingTitle } from './actions/going';
import { endTable } from './fixture/ends';
import { fixturePlay } from './fixture/play';
import {
  changed,
  claimTable,
  goalsTable,
  levelTable,
  powerTable,
  rollTable,
} from './fixture/tables';
import { scenesBetween } from './scene/script';
import { type Seen, seenOf } from './scene/seen';
import { openingOrder } from './scene/victory';
import { threeRingsScenes } from './scenes';
import { openSession, type Session } from './session';
import { pillOf } from './standing';
import type { Table } from './wire';

const TUMBLE = 700;
const STEP = 280;

const round: StoryLine = { key: '1', own: false, code: 'round', args: { round: 14 } };

let keys = 1;

function line(code: string, args: Record<string, unknown>): StoryLine {
  keys += 1;
  return { key: String(keys), own: false, code, args };
}

/** The scenes of these lines between two tables. */
function between(before: Table, after: Table, ...told: readonly StoryLine[]) {
  return scenesBetween(seenOf(before, [round]), seenOf(after, [round, ...told]));
}

const pieceOf = (table: Table, ring: string) =>
  table.players.find(({ seat }) => seat === 1)?.pieces[ring];

describe('a roll', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });

  afterEach(() => {
    vi.useRealTimers();
  });

  it('lets the die tumble, then walks space by space', () => {
    const before = changed(rollTable, {}, { 1: { pieces: { rural: 23, suburban: 11, urban: 5 } } });
    const table = signal(before);
    const lines = signal<readonly StoryLine[]>([round]);
    const play = fixturePlay({ table: before, seat: 1 });
    const moving = signal(true);
    const scenes = threeRingsScenes({ ...play, table, lines, moving });
    scenes.follow();
    lines.value = [round, line('rolls', { seat: 1, ring: 'urban', die: 5, space: 'U10' })];
    table.value = claimTable;
    const way: unknown[] = [scenes.shown.value.thrown?.die];
    vi.advanceTimersByTime(TUMBLE);
    while (scenes.running.value !== null) {
      way.push(pieceOf(scenes.shown.value.table, 'urban'));
      vi.advanceTimersByTime(STEP);
    }
    expect(way).toEqual([5, 6, 7, 8, 9, 10]);
    expect(scenes.shown.value.table).toBe(claimTable);
  });
});

describe('the street', () => {
  it('is crossed behind the last space, and is no space itself', () => {
    const before = changed(rollTable, {}, { 1: { pieces: { rural: 30, suburban: 11, urban: 5 } } });
    const scenes = between(
      before,
      claimTable,
      line('rolls-across', { seat: 1, ring: 'rural', die: 4, space: 'R02' }),
      line('pays-interest', { seat: 1, due: 2, cash: 0, debt: 2 }),
    );
    const way = scenes.slice(1, 5).map(({ table }) => pieceOf(table.table, 'rural'));
    expect(way).toEqual([31, 32, 1, 2]);
    expect(scenes).toHaveLength(6);
  });

  it('is where a piece comes from that was never placed', () => {
    const before = changed(rollTable, {}, { 1: { pieces: { rural: 23, suburban: 0, urban: 0 } } });
    const roll = line('rolls', { seat: 1, ring: 'suburban', die: 2, space: 'S02' });
    const scenes = between(before, claimTable, roll);
    expect(scenes.slice(1).map(({ table }) => pieceOf(table.table, 'suburban'))).toEqual([1, 2]);
  });
});

describe('a claim', () => {
  it('gives back what is paid with, then draws the ring of the claim and moves the piece', () => {
    const claim = { seat: 1, space: 'U19', price: 12, cash: 6, debt: 0, spaces: ['S05'] };
    const [gone, drawn] = between(claimTable, claimTable, line('claims', claim));
    expect(gone?.table.table.owner.S05).toBeUndefined();
    expect(gone?.table.table.owner.U19).toBeUndefined();
    expect(drawn?.table.table.owner.U19).toBe(1);
    expect(drawn?.table.fresh).toBe('U19');
    expect(drawn && pieceOf(drawn.table.table, 'urban')).toBe(19);
  });
});

describe('what is told meanwhile', () => {
  it('is the line of the scene, with the figures of the moment', () => {
    const claim = { seat: 1, space: 'U19', price: 12, cash: 6, debt: 6, spaces: [] };
    const scenes = between(
      rollTable,
      claimTable,
      line('rolls', { seat: 1, ring: 'urban', die: 1, space: 'U11' }),
      line('claims', claim),
    );
    expect(scenes.map(({ table }) => table.line?.code)).toEqual(['rolls', 'rolls', 'claims']);
    const [before, claimed] = [rollTable, scenes.at(-1)?.table.table].map((table) =>
      table?.players.find(({ seat }) => seat === 1),
    );
    expect(claimed?.cash).toBe(0);
    expect(claimed?.debt).toBe((before?.debt ?? 0) + 6);
    expect(claimed?.held.urban).toBe((before?.held.urban ?? 0) + 1);
  });

  it('stands in the bar instead of the phase', () => {
    const titles = between(
      rollTable,
      claimTable,
      line('rolls', { seat: 2, ring: 'urban', die: 3, space: 'U03' }),
      line('takes-rooftop', { seat: 2, ring: 'rural', power: 'goal' }),
      line('sells', { seat: 2, spaces: [], amount: 0 }),
    ).map(({ table }) => goingTitle(sessionAt(table)));
    expect([...new Set(titles)]).toEqual([
      'Jonas rolls …',
      'Jonas rolls 3.',
      'Jonas takes a power.',
      'Jonas sells to the bank.',
    ]);
    const act = { type: 'victory', victory: { open: [], counted: 0, paid: false, judged: false } };
    const over = sessionAt({ ...seenOf(endTable, []), act: act as Seen['act'] });
    expect(goingTitle(over)).toBe('The goals are laid open.');
    expect(pillOf(over)).toEqual({ kind: 'still', words: 'Who has won?' });
  });
});

/** A reader who sees this moment. */
function sessionAt(seen: Seen): Session {
  const session = openSession(fixturePlay({ table: seen.table, seat: 1 }));
  return { ...session, scenes: { ...session.scenes, shown: signal(seen) } };
}

describe('a deal', () => {
  it('hands over one property after the other, then the money', () => {
    const trade = {
      seat: 2,
      to: 1,
      number: 9,
      cash: 2,
      borrow: 4,
      takeDebt: 3,
      spaces: ['S12', 'R20'],
      wantMoney: 0,
      wantDebt: 0,
      wantSpaces: ['S08'],
    };
    const after = changed(claimTable, {}, { 2: { cash: 9 }, 1: { cash: 12 } });
    const scenes = between(claimTable, after, line('trades', trade));
    const owners = scenes.map(({ table }) => {
      const { S12, R20, S08 } = table.table.owner;
      return [S12, R20, S08];
    });
    expect(owners).toEqual([
      [1, 2, 1],
      [1, 1, 1],
      [1, 1, 2],
      [1, 1, 2],
    ]);
    const cash = scenes.map(({ table }) => table.table.players[0]?.cash);
    expect(cash).toEqual([6, 6, 6, 12]);
  });
});

describe('a power', () => {
  it('flies to its rooftop, then all values turn ring by ring from the outside', () => {
    const scenes = between(
      powerTable,
      levelTable,
      line('takes-rooftop', { seat: 1, ring: 'rural', power: 'productivity' }),
      line('level', { level: -1 }),
    );
    const seen = scenes.map(({ table: { table } }) => [
      table.rooftops.rural?.productivity ?? null,
      table.values.R26,
      table.values.S21,
      table.values.U19,
    ]);
    expect(seen).toEqual([
      [null, 4, 8, 12],
      [1, 4, 8, 12],
      [1, 3, 8, 12],
      [1, 3, 6, 12],
      [1, 3, 6, 9],
    ]);
  });
});

describe('the beginning', () => {
  it('turns the cards when the last has chosen, then throws for the first turn', () => {
    const after = { ...goalsTable, phase: 'first-claims' as const };
    const throws = line('rolls-for-first', { seats: [1, 2, 3, 4, 1, 3], dice: [5, 2, 5, 1, 3, 4] });
    const scenes = between(goalsTable, after, throws);
    expect(scenes.map(({ table }) => table.act?.type)).toEqual(['cards', 'first']);
    for (const { table } of scenes) {
      expect(table.table.players.every(({ hasChosen }) => hasChosen)).toBe(true);
    }
  });
});

describe('the end', () => {
  it('opens the declarer’s card first and a Wealth card last', () => {
    expect(openingOrder(endTable)).toEqual([1, 2, 3, 4].toSorted(byNetThenWealth));
    expect(openingOrder(endTable).at(-1)).toBe(4);
  });

  it('counts property by property, takes the debt off, and judges before the others open', () => {
    const ends = line('ends', { reason: 'declared', seats: [1] });
    const scenes = between(claimTable, endTable, line('declares', { seat: 1 }), ends);
    const steps = scenes.flatMap(({ table: { act } }) =>
      act?.type === 'victory' ? [act.victory] : [],
    );
    const counted = steps.map((step) => step.counted);
    const firstPaid = steps.findIndex(({ paid }) => paid);
    expect(steps[0]).toEqual({ open: [1], counted: 0, paid: false, judged: false });
    expect(counted.slice(0, firstPaid)).toEqual(counted.slice(0, firstPaid).map((_, i) => i));
    expect(steps[firstPaid]?.judged).toBe(false);
    expect(steps.slice(-3).map(({ open }) => open.length)).toEqual([2, 3, 4]);
    expect(steps.slice(0, -3).every(({ open }) => open.length === 1)).toBe(true);
  });

  it('tells of no card before it has turned', () => {
    const ends = line('ends', { reason: 'declared', seats: [1] });
    for (const { table } of between(claimTable, endTable, ends)) {
      const open = table.act?.type === 'victory' ? table.act.victory.open : [];
      const known = table.table.players.filter(({ goal }) => goal !== null);
      expect(known.map(({ seat }) => seat).toSorted()).toEqual(open.toSorted());
    }
  });

  it('is not played where all others have left', () => {
    const left = { ...endTable, reason: 'last-player' as const };
    expect(between(claimTable, left, line('ends', { reason: 'last-player', seats: [1] }))).toEqual(
      [],
    );
  });
});

/** The declarer first, Wealth last, between them the least wealth. */
function byNetThenWealth(a: number, b: number): number {
  const net = (seat: number) => endTable.results?.find((each) => each.seat === seat)?.net ?? 0;
  const rank = (seat: number) => (seat === 1 ? 0 : seat === 4 ? 2 : 1);
  return rank(a) - rank(b) || net(a) - net(b);
}
