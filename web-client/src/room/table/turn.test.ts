import { describe, expect, it } from 'vitest';
import type { Pill } from '../../games/faces';
import { serverFrames } from '../../net/golden-frames';
import type { RoomView, ServerMessage } from '../../net/wire';
import { noClocks } from '../clocks';
import { turnOf } from './turn';

const frame = serverFrames.snapshot as Extract<ServerMessage, { type: 'snapshot' }>;
const room = frame.view?.room as RoomView;
const running = [
  { what: 'vote', seats: [], endsAtMillis: 9_000, fullMillis: 10_000 },
  { what: 'turn', seats: [2], endsAtMillis: 5_000, fullMillis: 10_000 },
];
const seen = {
  room,
  clocks: { ...noClocks, running, waiting: { seats: [2], sinceMillis: 1_000 } },
  seat: 1,
  game: {},
  offline: false as const,
  short: false,
  name: (seat: number) => room.seats[seat - 1]?.name ?? '',
};

describe('the turn pill', () => {
  it('says that it is the reader’s turn', () => {
    expect(turnOf(seen)).toMatchObject({ kind: 'yours', words: 'Your turn' });
  });

  it('names whom the table waits for, with the clock that runs for them', () => {
    const waiting = { ...seen, room: { ...room, toAct: [2] } };
    expect(turnOf(waiting)).toMatchObject({ kind: 'waiting', words: 'Waiting for Jonas' });
    const own = { ...waiting, clocks: { ...seen.clocks, running: running.slice(1) } };
    expect(turnOf(own).running?.what).toBe('turn');
    const two = { ...seen, seat: null, room: { ...room, toAct: [1, 2] } };
    expect(turnOf(two).words).toBe('Waiting for Anna and Jonas');
    expect(turnOf({ ...two, short: true }).words).toBe('Anna and Jonas');
    const many = { ...seen, seat: null, room: { ...room, toAct: [1, 2, 3] } };
    expect(turnOf(many).words).toBe('Waiting for 3 players');
  });

  it('shows how long the table has waited where no clock runs', () => {
    const clocks = { ...seen.clocks, running: [] };
    const waiting = turnOf({ ...seen, clocks, room: { ...room, toAct: [2] } });
    expect(waiting).toMatchObject({ running: undefined, sinceMillis: 1_000 });
    expect(turnOf({ ...seen, clocks }).sinceMillis).toBeUndefined();
  });

  it('says to the only person at a table that hurries nobody that no clock runs', () => {
    const clocks = { ...seen.clocks, running: [] };
    const [anna, ...others] = room.seats.map((each) => ({ ...each, bot: null }));
    const house = { ...room.house, unhurried: true };
    const at = (seats: RoomView['seats']) =>
      turnOf({ ...seen, clocks, room: { ...room, house, seats } }).unhurried;
    const bots = others.map((each) => ({ ...each, bot: 'house' }));
    expect(at(anna ? [anna, ...bots] : [])).toBe(true);
    expect(at(anna ? [anna, ...others] : [])).toBe(false);
    expect(turnOf({ ...seen, clocks }).unhurried).toBe(false);
  });

  it('hurries nobody for those who only watch', () => {
    const clocks = { ...seen.clocks, running: [] };
    const watched = { ...seen, clocks, seat: null, room: { ...room, toAct: [2] } };
    expect(turnOf(watched).sinceMillis).toBeUndefined();
  });

  it('lets the game say it better, and choose its clock', () => {
    const pill: Pill = { kind: 'vote', words: 'Vote on calm seas', clock: 'turn' };
    const turn = turnOf({ ...seen, game: { pill: () => pill } });
    expect(turn.words).toBe('Vote on calm seas');
    expect(turn.running?.what).toBe('turn');
  });

  it('only passes while a bot is waited for, and shows no clock of his', () => {
    const seats = room.seats.map((each) => ({ ...each, bot: each.seat === 2 ? 'house' : null }));
    const at = (toAct: readonly number[]) =>
      turnOf({ ...seen, seat: 3, room: { ...room, seats, toAct } }).passing;
    expect([at([2]), at([1]), at([1, 2])]).toEqual([true, false, false]);
    const waiting = turnOf({ ...seen, seat: 3, room: { ...room, seats, toAct: [2] } });
    expect(waiting).toMatchObject({ running: undefined, sinceMillis: undefined });
    const both = turnOf({ ...seen, seat: 3, room: { ...room, seats, toAct: [1, 2] } });
    expect(both.running).toBeDefined();
  });

  it('stands still while the game is paused, and keeps whose turn it is', () => {
    const paused = { ...seen, room: { ...room, paused: true } };
    const pill: Pill = { kind: 'yours', words: 'Your turn' };
    expect(turnOf({ ...paused, game: { pill: () => pill } })).toMatchObject({
      kind: 'still',
      words: 'Paused · Your turn',
      running: undefined,
    });
    const played: Pill = { kind: 'waiting', words: 'Cog walks', passing: true };
    expect(turnOf({ ...paused, game: { pill: () => played } })).toMatchObject({
      words: 'Paused · Cog walks',
      passing: true,
    });
    const anothers = { ...paused.room, toAct: [2] };
    expect(turnOf({ ...paused, room: anothers }).words).toBe('Paused · Jonas');
    expect(turnOf({ ...paused, room: { ...anothers, toAct: [] } }).words).toBe('Paused');
  });

  it('stands still without a connection, for that one reason', () => {
    const pill: Pill = { kind: 'yours', words: 'Your turn' };
    const lost = { ...seen, offline: 'offline' as const, room: { ...room, paused: true } };
    expect(turnOf({ ...lost, game: { pill: () => pill } })).toMatchObject({
      kind: 'still',
      words: 'No connection',
      running: undefined,
    });
    expect(turnOf({ ...lost, room: { ...room, stage: 'over' } }).words).toBe('Over');
  });

  it('is nobody’s once the game was called off', () => {
    const result = { reason: 'called-off', ranking: [], turns: 4 };
    const off = { ...seen, room: { ...room, stage: 'over' as const, result } };
    const pill: Pill = { kind: 'yours', words: 'Your turn' };
    expect(turnOf({ ...off, game: { pill: () => pill } })).toMatchObject({
      kind: 'still',
      words: 'Over',
      running: undefined,
    });
  });

  it('stands still while none of the players is here', () => {
    const alone = { ...seen, room: { ...room, toAct: [2], deserted: true } };
    const pill: Pill = { kind: 'waiting', words: 'Waiting for Jonas' };
    const turn = turnOf({ ...alone, game: { pill: () => pill } });
    expect(turn).toMatchObject({ kind: 'still', words: 'Nobody is here', sinceMillis: undefined });
  });
});
