import { computed, signal } from '@preact/signals';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { key } from '../../ui/mount';
import type { Told } from '../game';
import { SceneQueue } from '../scene-queue';
import { turnHand } from './fixture/hands';
import { fixturePlay } from './fixture/play';
import { turnTable } from './fixture/tables';
import { openSession } from './session';
import type { Table } from './wire';

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => void vi.useRealTimers());

describe('what another does', () => {
  const bought = (key: string, seat: number, square: string) => ({
    key,
    code: 'bought',
    args: { seat, square, kind: 'land', price: 3, tax: 4 },
    own: false,
  });
  const start = [{ key: '0', code: 'turn-began', args: { seat: 5 }, own: false }];

  function watching(isMoving = true) {
    const before: Told<Table> = { table: { ...turnTable, seatOnTurn: 5 }, lines: start };
    const moment = signal(before);
    const queue = new SceneQueue({ moment, moving: signal(isMoving) });
    const base = fixturePlay({ table: before.table, hand: turnHand, seat: 1 });
    const moves = computed(() => (queue.running.value === null ? base.moves.value : []));
    const session = openSession({ ...base, moves, stage: (staging) => queue.stage(staging) });
    session.play.moves.value;
    const end = queue.follow();
    const may = () => session.play.moves.value.map(({ action }) => action);
    const marked = () => session.deeds.value.map(({ args }) => String(args.square));
    return { moment, queue, session, end, marked, may, before };
  }

  it('is marked on its square, one deed after the other, before the table follows', () => {
    const { moment, queue, end, marked, may, before } = watching();
    const after = { ...before, lines: [...start, bought('1', 5, 'H8'), bought('2', 5, 'E5')] };
    moment.value = after;
    expect(marked()).toEqual(['H8']);
    expect(queue.now.value).toBe(before);
    expect(may()).toContain('offer-sale');
    vi.advanceTimersByTime(800);
    expect(marked()).toEqual(['H8', 'E5']);
    vi.advanceTimersByTime(800);
    expect(marked()).toEqual([]);
    expect(queue.now.value).toBe(after);
    end();
  });

  it('stays in words for a while after it, where nothing waits, or until a key', () => {
    const { moment, session, end, before } = watching();
    const worded = () => session.worded.value?.args.square;
    const deeds = [...start, bought('1', 5, 'H8'), bought('2', 5, 'E5')];
    moment.value = { ...before, lines: deeds };
    vi.advanceTimersByTime(800);
    expect(worded()).toBe('E5');
    vi.advanceTimersByTime(1250);
    expect(worded()).toBe('E5');
    vi.advanceTimersByTime(100);
    expect(worded()).toBeUndefined();
    moment.value = { ...before, lines: [...deeds, bought('3', 5, 'E6')] };
    vi.advanceTimersByTime(850);
    expect(worded()).toBe('E6');
    key(document.body, 'Shift');
    expect(worded()).toBeUndefined();
    end();
  });

  it('is not held up where it is the reader’s own deed, or nothing moves', () => {
    const own = watching();
    const mine = { ...own.before, lines: [...start, bought('1', 1, 'H8')] };
    own.moment.value = mine;
    expect(own.queue.now.value).toBe(mine);
    own.end();
    const still = watching(false);
    const after = { ...still.before, lines: [...start, bought('1', 5, 'H8')] };
    still.moment.value = after;
    expect(still.queue.now.value).toBe(after);
    expect(still.marked()).toEqual([]);
    still.end();
  });

  it('is not held up by the reader’s harvest', () => {
    const { moment, queue, end, before } = watching();
    const profit = { key: 'own-1', code: 'own-profit', args: { amount: 12 }, own: true };
    moment.value = { ...before, lines: [...start, profit] };
    expect(queue.running.value).toBeNull();
    end();
  });
});
