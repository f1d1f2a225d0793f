import { beforeEach, describe, expect, it } from 'vitest';
import { Refused } from './commands';
import { FakeWorld } from './fake-world';
import { type Known, RoomSocket } from './socket';
import type { ServerMessage } from './wire';

const none = { running: [], waiting: null, away: [] };
const snapshot = (v: number): ServerMessage => ({
  type: 'snapshot',
  room: 'amber-gull',
  epoch: 'e1',
  v,
  h: 0,
  view: null,
  edits: [],
  clocks: none,
  own: null,
  lines: [],
  ownLines: [],
  chat: [],
});
const patch = (v: number, applied?: string): ServerMessage => ({
  v,
  ...(applied && { applied }),
});

let world: FakeWorld;
let known: Known | null;
let received: string[];
let socket: RoomSocket;

beforeEach(() => {
  world = new FakeWorld();
  known = null;
  received = [];
  const receive = (message: ServerMessage) => {
    received.push(message.type ?? 'patch');
    if (message.type === 'snapshot') known = { epoch: 'e1', v: message.v, h: message.h };
    if (message.type === undefined) {
      if (message.v !== (known?.v ?? 0) + 1) return false;
      known = { epoch: 'e1', v: message.v, h: 0 };
    }
    return true;
  };
  socket = new RoomSocket('amber-gull', { known: () => known, receive }, world);
  socket.start(null);
});

/** Brings the line up to the snapshot, with the first ping answered. */
function greet(v: number): void {
  world.line.opens();
  world.line.says({ type: 'welcome', protocol: 5 }, snapshot(v));
  pong(v);
}

function pong(v: number): void {
  const pings = world.line.sent.filter((message) => message.type === 'ping');
  world.line.says({ type: 'pong', n: pings.at(-1)?.n ?? 0, v, h: 0 });
}

const state = () => socket.connection.value.state;
const kindsSent = () => world.line.sent.map((message) => message.type);

describe('a room’s socket', () => {
  it('greets, follows the room and is live with the snapshot', () => {
    expect(state()).toBe('connecting');
    greet(5);
    expect(world.line.sent.slice(0, 2)).toEqual([
      { type: 'hello', protocol: 5, build: __BUILD__ },
      { type: 'watch', room: 'amber-gull', epoch: null, v: null, name: null },
    ]);
    expect(state()).toBe('live');
  });

  it('comes back from what it knows, later each time', () => {
    greet(5);
    world.line.breaks();
    expect(socket.connection.value).toEqual({
      state: 'waiting',
      why: 'lost',
      retryAtMillis: 375,
    });
    world.passes(375);
    world.line.breaks();
    expect(socket.connection.value).toMatchObject({ retryAtMillis: 375 + 750 });
    world.passes(750);
    world.line.opens();
    world.line.says({ type: 'welcome', protocol: 3 });
    expect(world.line.sent.at(-1)).toMatchObject({ type: 'watch', epoch: 'e1', v: 5 });
  });

  it('never waits longer than the longest pause', () => {
    for (let i = 0; i < 12; i++) {
      world.line.breaks();
      world.passes(15_000);
    }
    world.line.breaks();
    expect(socket.connection.value).toMatchObject({ retryAtMillis: world.now() + 11_250 });
  });

  it('connects at once when woken', () => {
    greet(5);
    world.line.breaks();
    socket.wake();
    expect(world.lines).toHaveLength(2);
    expect(state()).toBe('connecting');
    world.passes(1_000);
    expect(world.lines).toHaveLength(2);
  });

  it('gives a line up that does not answer its ping', () => {
    greet(5);
    world.passes(15_000);
    expect(world.line.sent.at(-1)).toEqual({ type: 'ping', n: 2, visible: true });
    world.passes(8_000);
    expect(world.lines[0]?.closed).toBe(true);
    expect(state()).toBe('waiting');
  });

  it('tells with each ping whether the page is looked at, and at once when that ends', () => {
    greet(5);
    const told = () =>
      world.line.sent.flatMap((message) => (message.type === 'ping' ? message.visible : []));
    expect(told()).toEqual([true]);
    world.looks = false;
    socket.tellSight();
    expect(told()).toEqual([true, false]);
    pong(5);
    world.passes(15_000);
    expect(told()).toEqual([true, false, false]);
    world.line.breaks();
    socket.tellSight();
    expect(told()).toHaveLength(3);
    expect(state()).toBe('waiting');
  });

  it('gives up a line on which no room appears', () => {
    world.line.opens();
    world.passes(8_000);
    expect(state()).toBe('waiting');
  });

  it('asks for the room anew when the pong names other numbers', () => {
    greet(5);
    world.passes(15_000);
    pong(6);
    expect(world.line.sent.at(-1)).toMatchObject({ type: 'watch', epoch: 'e1', v: 5 });
  });

  it('asks for the room anew after a lost frame, and passes nothing on until it comes', () => {
    greet(5);
    world.line.says(patch(7), patch(8));
    expect(received).toEqual(['snapshot', 'patch']);
    expect(world.line.sent.at(-1)).toMatchObject({ type: 'watch', v: 5 });
    world.line.says(snapshot(8), patch(9));
    expect(received).toEqual(['snapshot', 'patch', 'snapshot', 'patch']);
    expect(known?.v).toBe(9);
  });

  it('answers a command by its own id', async () => {
    greet(5);
    const first = socket.order({ type: 'start' });
    const second = socket.order({ type: 'stand' });
    const [a, b] = world.line.sent.slice(-2) as { type: string; id: string }[];
    expect(a?.id).not.toBe(b?.id);
    world.line.says({ type: 'refused', id: a?.id ?? '', code: 'too-few', args: { min: 2 } });
    world.line.says({ type: 'applied', id: b?.id ?? '' });
    await expect(first).rejects.toEqual(new Refused('too-few', { min: 2 }));
    await expect(second).resolves.toMatchObject({ type: 'applied' });
  });

  it('answers a command by the patch or hand that came of it, a lost one too', async () => {
    greet(5);
    const ids = () => world.line.sent.map((message) => ('id' in message ? message.id : ''));
    const first = socket.order({ type: 'start' });
    world.line.says(patch(6, ids().at(-1)));
    await expect(first).resolves.toMatchObject({ type: 'applied' });
    const second = socket.order({ type: 'start' });
    world.line.says({ type: 'hand', h: 1, applied: ids().at(-1) ?? '' });
    await expect(second).resolves.toMatchObject({ type: 'applied' });
    const third = socket.order({ type: 'start' });
    world.line.says(patch(9, ids().at(-1)));
    await expect(third).resolves.toMatchObject({ type: 'applied' });
    expect(world.line.sent.at(-1)).toMatchObject({ type: 'watch', v: 6 });
  });

  it('sends unanswered commands again after a reconnect, with the same ids', async () => {
    greet(5);
    const answer = socket.order({ type: 'act', action: { type: 'buy', square: 'E5' } });
    const sent = world.line.sent.at(-1) as { type: string; id: string };
    world.line.breaks();
    const later = socket.order({ type: 'ready', ready: true });
    world.passes(375);
    greet(5);
    expect(kindsSent()).toEqual(['hello', 'watch', 'act', 'ready', 'ping']);
    expect(world.line.sent[2]).toEqual(sent);
    world.line.says({ type: 'applied', id: sent.id }, { type: 'applied', id: sent.id });
    await expect(answer).resolves.toEqual({ type: 'applied', id: sent.id });
    socket.stop();
    await expect(later).rejects.toEqual(new Refused('no-connection'));
  });

  it.each(['unknown-room', 'no-spectators', 'crowded', 'shut', 'outdated'])(
    'ends for good on %s',
    async (code) => {
      world.line.opens();
      world.line.says(
        code === 'outdated' ? { type: 'bye', code } : { type: 'gone', room: 'amber-gull', code },
      );
      expect(socket.connection.value).toEqual({ state: 'ended', why: code });
      world.passes(60_000);
      expect(world.lines).toHaveLength(1);
      await expect(socket.order({ type: 'start' })).rejects.toThrow(Refused);
    },
  );

  it('passes over that another room is gone', () => {
    greet(5);
    world.line.says({ type: 'gone', room: 'another-room', code: 'unknown-room' });
    expect(state()).toBe('live');
  });

  it.each(['moved', 'restarting', 'slow'])('comes back by itself after %s', (code) => {
    greet(5);
    world.line.says(
      code === 'moved' ? { type: 'gone', room: 'amber-gull', code } : { type: 'bye', code },
    );
    expect(socket.connection.value).toMatchObject({ state: 'waiting', why: code });
    world.passes(375);
    greet(6);
    expect(state()).toBe('live');
  });

  it('keeps its line while the room waits, and sends what was ordered when it begins again', async () => {
    greet(5);
    world.line.says({ type: 'waits', room: 'amber-gull' });
    expect(state()).toBe('held');
    const sent = world.line.sent.length;
    const answer = socket.order({ type: 'ready', ready: true });
    expect(world.line.sent).toHaveLength(sent);
    pong(0);
    world.passes(15_000);
    pong(0);
    expect(state()).toBe('held');
    expect(world.lines).toHaveLength(1);
    world.line.says(snapshot(9));
    expect(state()).toBe('live');
    const order = world.line.sent.findLast((message) => message.type === 'ready');
    world.line.says({ type: 'applied', id: order && 'id' in order ? order.id : '' });
    await expect(answer).resolves.toBeDefined();
  });

  it('knows that the server has another build of the page', () => {
    greet(5);
    expect(socket.outdated.value).toBe(false);
    socket.reconnect();
    world.line.opens();
    world.line.says({ type: 'welcome', protocol: 5, build: 'other' }, snapshot(5));
    expect(socket.outdated.value).toBe(true);
    socket.reconnect();
    world.line.opens();
    world.line.says({ type: 'welcome', protocol: 5, build: __BUILD__ }, snapshot(5));
    expect(socket.outdated.value).toBe(false);
  });

  it('notices that a line is dead while the room waits', () => {
    greet(5);
    world.line.says({ type: 'waits', room: 'amber-gull' });
    world.passes(8_000);
    expect(state()).toBe('waiting');
  });

  it('does not take its seat back by itself from the window that plays', () => {
    greet(5);
    world.line.says({ type: 'demoted', code: 'taken-over' });
    world.line.breaks();
    expect(socket.connection.value).toEqual({ state: 'ended', why: 'taken-over' });
    socket.reconnect();
    greet(6);
    expect(state()).toBe('live');
  });

  it('says how a spectator is called', () => {
    greet(5);
    socket.rename('Wiebke');
    expect(world.line.sent.at(-1)).toMatchObject({ type: 'watch', name: 'Wiebke', v: 5 });
  });
});
