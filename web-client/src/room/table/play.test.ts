import { signal } from '@preact/signals';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { FakeWorld } from '../../net/fake-world';
import { serverFrames } from '../../net/golden-frames';
import type { ServerMessage } from '../../net/wire';
import { Session } from '../session';
import { playOf } from './play';
import { showingOf } from './showing';

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => void vi.useRealTimers());

it('shows who takes over the table as it is, and plays what comes of it', () => {
  const world = new FakeWorld();
  const session = new Session('amber-gull-plover-quay', world);
  const leave = session.enter('');
  world.line.opens();
  world.line.says({ type: 'welcome', protocol: 1 }, serverFrames.snapshot as ServerMessage);
  const showing = showingOf(session);
  const play = playOf(session, showing, signal(false));
  const scenes = play.stage<unknown>({
    at: ({ table }) => table,
    between: (_, seen) => [{ table: seen, millis: 2000 }],
  });
  const leftOut: number[] = [];
  showing.queue.onJump(({ story: before }, { story }) =>
    leftOut.push(story.length - before.length),
  );
  const unfollow = scenes.follow();
  const plays = (v: number, round: number) =>
    world.line.says({ v, edits: [['table/round', round]], lines: [[v - 33, `round-${round}`]] });

  plays(42, 7);
  expect(scenes.running.value).toBe(2000);
  void play.takeOver({ type: 'back' });
  expect(scenes.running.value).toBeNull();
  expect(leftOut).toEqual([1]);
  expect(world.line.sent.filter(({ type }) => type === 'act')).toMatchObject([
    { action: { type: 'back' } },
  ]);
  plays(43, 8);
  expect(scenes.running.value).toBe(2000);
  expect(leftOut).toEqual([1]);
  unfollow();
  leave();
});
