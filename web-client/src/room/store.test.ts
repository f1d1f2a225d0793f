import { effect } from '@preact/signals';
import { beforeEach, describe, expect, it } from 'vitest';
import { serverFrames } from '../net/golden-frames';
import type { Clocks, Edit, ServerMessage } from '../net/wire';
import { type News, RoomStore } from './store';

const frame = (name: string) => serverFrames[name] as ServerMessage;

let nowMillis: number;
let store: RoomStore;

beforeEach(() => {
  nowMillis = 1_000_000;
  store = new RoomStore(() => nowMillis);
});

const take = (...names: string[]) => names.map((name) => store.receive(frame(name)));

describe('the store of a room', () => {
  it('takes every golden frame in its place', () => {
    const order = ['welcome', 'snapshot', 'patch', 'patch-lines', 'hand', 'hand-given'];
    order.push('hand-taken', 'applied', 'refused', 'said', 'lines', 'link', 'pong', 'demoted');
    expect(take(...order, 'gone', 'bye').every(Boolean)).toBe(true);
    expect(take('snapshot', 'patch-own', 'hand-applied')).toEqual([true, true, true]);
  });

  it('applies a patch with the own part of it as one change', () => {
    take('snapshot');
    const seen: unknown[] = [];
    const end = effect(() => {
      const { players } = store.table.value as { players: unknown[] };
      seen.push([players, store.hand.value, store.moves.value.length, store.lines.value.length]);
    });
    take('patch-own');
    end();
    expect(seen).toHaveLength(2);
    expect(seen[1]).toEqual([
      [{ squares: 9 }, { squares: 8 }, { squares: 7 }],
      { money: 5, debt: 4 },
      4,
      5,
    ]);
    expect(store.known()).toEqual({ epoch: '7f3a', v: 42, h: 13 });
  });

  it('takes nothing of a patch whose own part does not follow', () => {
    take('snapshot', 'hand');
    const table = store.table.value;
    expect(take('patch-own')).toEqual([false]);
    expect(store.table.value).toBe(table);
    expect(store.known()).toMatchObject({ v: 41, h: 13 });
  });

  it('shows what the snapshot holds', () => {
    take('snapshot');
    expect(store.room.value?.title).toBe('Thursday counting house');
    expect(store.seat.value).toBe(1);
    expect(store.hand.value).toEqual({ money: 12, debt: 4 });
    expect(store.moves.value.map((move) => move.action)).toContain('buy');
    expect(store.chat.value).toHaveLength(2);
    expect(store.known()).toEqual({ epoch: '7f3a', v: 41, h: 12 });
  });

  it('applies a patch and wakes only what it changed', () => {
    take('snapshot');
    const seats = store.room.value?.seats;
    const hand = store.hand.value;
    const options = store.room.value?.house;
    take('patch');
    expect(store.table.value).toMatchObject({ players: [{}, { squares: 9 }, { squares: 6 }, {}] });
    expect(store.room.value?.toAct).toEqual([2]);
    expect(store.room.value?.seats).toHaveLength(5);
    expect(store.room.value?.options).not.toHaveProperty('ballots');
    expect(store.room.value?.seats[0]).toBe(seats?.[0]);
    expect(store.room.value?.house).toBe(options);
    expect(store.hand.value).toBe(hand);
  });

  it('draws the hand anew only when the hand changes', () => {
    take('snapshot');
    const hands: unknown[] = [];
    const end = effect(() => {
      hands.push(store.hand.value);
    });
    take('patch', 'patch-lines', 'hand');
    end();
    expect(hands).toEqual([
      { money: 12, debt: 4 },
      { money: 5, debt: 4 },
    ]);
  });

  it('gives and takes the own seat', () => {
    take('snapshot', 'hand', 'hand-given');
    expect(store.seat.value).toBe(2);
    take('hand-taken');
    expect(store.seat.value).toBeNull();
    expect(store.moves.value).toEqual([]);
    expect(store.moved.value).toBe(true);
  });

  it('notices a gap and keeps what it has until the room is asked for anew', () => {
    take('snapshot');
    expect(take('patch-lines', 'hand-given')).toEqual([false, false]);
    expect(store.known()).toMatchObject({ v: 41, h: 12 });
  });

  it('forgets its numbers when an edit does not fit, so that the whole room comes', () => {
    take('snapshot');
    const misfit: ServerMessage = {
      v: 42,
      edits: [['table/players/9/squares', 1]],
    };
    expect(store.receive(misfit)).toBe(false);
    expect(store.known()).toBeNull();
  });

  it('goes on from the edits of a resumed snapshot', () => {
    take('snapshot');
    expect(take('snapshot-edits')).toEqual([true]);
    expect(store.table.value).toMatchObject({ round: 7 });
    expect(store.lines.value).not.toHaveLength(0);
    expect(store.known()).toEqual({ epoch: '7f3a', v: 44, h: 13 });
  });

  it('refuses edits on a view that it does not have', () => {
    expect(take('snapshot-edits')).toEqual([false]);
  });

  it('runs clocks from the moment they arrive', () => {
    take('snapshot');
    expect(store.clocks.value).toEqual({
      running: [{ what: 'turn', seats: [1], endsAtMillis: 1_107_000, fullMillis: 180_000 }],
      waiting: { seats: [1], sinceMillis: 927_000 },
      away: [{ seat: 3, sinceMillis: 960_000 }],
    });
    nowMillis += 5_000;
    take('patch', 'patch-lines');
    expect(store.clocks.value.running[0]?.endsAtMillis).toBe(1_185_000);
  });

  it('lets the clocks go on for others who are to act, where a patch brings none', () => {
    take('snapshot');
    const next = () => (store.known()?.v ?? 0) + 1;
    const clocks: Clocks = { running: [['turn', 9_000]], waitedMillis: 3_000 };
    expect(store.receive({ v: next(), clocks })).toBe(true);
    nowMillis += 5_000;
    const edits: Edit[] = [['room/toAct', [2]]];
    expect(store.receive({ v: next(), edits })).toBe(true);
    const passed = {
      running: [{ what: 'turn', seats: [2], endsAtMillis: 1_009_000, fullMillis: 9_000 }],
      waiting: { seats: [2], sinceMillis: 1_005_000 },
      away: [],
    };
    expect(store.clocks.value).toEqual(passed);
    nowMillis += 1_000;
    expect(store.receive({ v: next() })).toBe(true);
    expect(store.clocks.value).toEqual(passed);
  });

  it('puts the own lines among the public ones', () => {
    take('snapshot', 'patch', 'patch-lines', 'hand');
    expect(store.lines.value.map((line) => line.code)).toEqual([
      'bought',
      'turn-ended',
      'collected',
      'turn-begins',
      'borrowed',
      'room-renamed',
    ]);
  });

  it('tells the news of a patch and none of a snapshot', () => {
    const heard: News[] = [];
    store.onNews((news) => heard.push(news));
    take('snapshot', 'patch');
    expect(heard).toHaveLength(1);
    expect(heard[0]?.before.room.toAct).toEqual([1]);
    expect(heard[0]?.after.room.toAct).toEqual([2]);
    expect(heard[0]?.lines.map((line) => line.code)).toEqual(['turn-begins']);
  });

  it('begins a new story with a rematch', () => {
    take('snapshot');
    const rematch: ServerMessage = {
      v: 42,
      edits: [
        ['room/stage', 'open'],
        ['table', null],
      ],
    };
    store.receive(rematch);
    expect(store.lines.value).toEqual([]);
    expect(store.chat.value).toHaveLength(2);
  });

  it('only watches once its seat is played elsewhere', () => {
    take('snapshot', 'demoted');
    expect(store.demoted.value).toBe(true);
    expect(store.seat.value).toBeNull();
    take('snapshot');
    expect(store.demoted.value).toBe(false);
    expect(store.seat.value).toBe(1);
  });
});
