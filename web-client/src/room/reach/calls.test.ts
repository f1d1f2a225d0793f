import { describe, expect, it } from 'vitest';
import { serverFrames } from '../../net/golden-frames';
import type { RoomView, ServerMessage } from '../../net/wire';
import { noClocks } from '../clocks';
import { Caller, callsOf, type Seen } from './calls';

const HOUR = 3_600_000;
const frame = serverFrames.snapshot as Extract<ServerMessage, { type: 'snapshot' }>;
const room: RoomView = { ...(frame.view?.room as RoomView), toAct: [1], paused: false };

const orders = (fullMillis: number, leftMillis: number) => ({
  ...noClocks,
  running: [{ what: 'orders', seats: [1], endsAtMillis: leftMillis, fullMillis }],
});
const seen: Seen = { room, seat: 1, clocks: noClocks, nowMillis: 0, report: null };
const kinds = (part: Partial<Seen>) => callsOf({ ...seen, ...part }).map(({ kind }) => kind);

describe('what calls for a player', () => {
  it('is his turn, and nothing at a table that is paused, over or waits for others', () => {
    expect(kinds({})).toEqual(['turn']);
    expect(kinds({ room: { ...room, toAct: [2] } })).toEqual([]);
    expect(kinds({ room: { ...room, paused: true } })).toEqual([]);
    expect(kinds({ room: { ...room, stage: 'over' } })).toEqual([]);
  });

  it('is nothing for who has no seat', () => {
    expect(kinds({ seat: null, report: 6 })).toEqual([]);
  });

  it('are orders with six hours left, or a quarter of their time where that is less', () => {
    expect(kinds({ clocks: orders(48 * HOUR, 7 * HOUR) })).toEqual(['turn']);
    expect(kinds({ clocks: orders(48 * HOUR, 6 * HOUR) })).toEqual(['due', 'turn']);
    expect(kinds({ clocks: orders(8 * HOUR, 3 * HOUR) })).toEqual(['turn']);
    expect(callsOf({ ...seen, clocks: orders(8 * HOUR, 1.5 * HOUR) })[0]).toMatchObject({ n: 2 });
    expect(kinds({ clocks: orders(HOUR / 2, HOUR / 20) })).toEqual(['turn']);
    expect(kinds({ clocks: orders(48 * HOUR, HOUR), room: { ...room, toAct: [2] } })).toEqual([]);
  });

  it('is each report that is out', () => {
    expect(callsOf({ ...seen, report: 6 })[0]).toEqual({ kind: 'report', key: 'report 6', n: 6 });
    expect(kinds({ report: 0 })).toEqual(['turn']);
  });
});

describe('a call', () => {
  const turn = callsOf(seen);
  const none = callsOf({ ...seen, seat: null });

  it('goes out once for each occasion, to who looks elsewhere', () => {
    const caller = new Caller();
    expect(caller.tell(none, false)).toEqual([]);
    expect(caller.tell(turn, false)).toEqual(turn);
    expect(caller.tell(turn, false)).toEqual([]);
    expect(caller.tell(none, false)).toEqual([]);
    expect(caller.tell(turn, false)).toEqual(turn);
  });

  it('does not go out for what he has seen himself', () => {
    const caller = new Caller();
    expect(caller.tell(turn, true)).toEqual([]);
    expect(caller.tell(turn, false)).toEqual([]);
  });

  it('does not go out for a report that was there before the page', () => {
    const caller = new Caller();
    const reports = (report: number) =>
      caller.tell(callsOf({ ...seen, room: { ...room, toAct: [] }, report }), false);
    expect(reports(6)).toEqual([]);
    expect(reports(7)).toMatchObject([{ kind: 'report', n: 7 }]);
  });
});
