import { signal } from '@preact/signals';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { StoryLine } from './game';
import { SceneQueue } from './scene-queue';

interface Moment {
  table: string;
  turn: number;
}

const line = (key: string): StoryLine => ({ key, own: false, code: key, args: {} });

/** A second for each letter of a new table, told as it is played; a stroke is a breath. */
function playing(pace: { least?: number; far?: number } = {}) {
  const { least, far } = pace;
  const moment = signal<Moment>({ table: '', turn: 0 });
  const moving = signal(true);
  const resting = signal(false);
  const queue = new SceneQueue({ moment, moving, resting });
  const scenes = queue.stage<string>({
    at: ({ table }) => table,
    between: (_, after) =>
      [...after].map((letter) => ({
        table: letter,
        millis: 1000,
        ...(least && { least }),
        ...(letter === '_' && { breath: true }),
      })),
    rests: (_, after) => [{ table: `${after} rests`, millis: 1500 }],
    ...(far && { far }),
    told: (seen) => [line(seen)],
    censor: (waiting, newest) => (newest.includes('!') ? '?' : waiting),
    overtakes: (_, after) => after.includes('!'),
    censorTable: (waiting, newest) => (String(newest).includes('!') ? '?' : waiting),
  });
  const arrived: number[] = [];
  const jumps: [number, number][] = [];
  queue.onArrival((_, { turn }) => arrived.push(turn));
  queue.onJump((before, after) => jumps.push([before.turn, after.turn]));
  let turn = 0;
  const plays = (table: string) => {
    turn += 1;
    moment.value = { table, turn };
  };
  return { queue, scenes, moment, moving, resting, arrived, jumps, plays, end: scenes.follow() };
}

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

describe('what a page shows as now', () => {
  it('is the moment before until the scenes that lead to the next are over', () => {
    const { queue, plays, arrived } = playing();
    plays('ab');
    expect(queue.now.value.turn).toBe(0);
    vi.advanceTimersByTime(1999);
    expect([queue.now.value.turn, arrived]).toEqual([0, []]);
    vi.advanceTimersByTime(1);
    expect([queue.now.value.turn, arrived]).toEqual([1, [1]]);
  });

  it('passes each moment in its order, also those that play nothing', () => {
    const { queue, moment, plays, arrived } = playing();
    plays('a');
    moment.value = { ...moment.value, turn: 50 };
    plays('b');
    expect(queue.now.value.turn).toBe(0);
    vi.advanceTimersByTime(1000);
    expect([queue.now.value.turn, arrived]).toEqual([50, [1, 50]]);
    vi.advanceTimersByTime(1000);
    expect(arrived).toEqual([1, 50, 2]);
  });

  it('tells the story as far as it is played', () => {
    const { queue, plays } = playing();
    expect(queue.told.value).toBeNull();
    plays('ab');
    expect(queue.told.value?.map(({ key }) => key)).toEqual(['a']);
    vi.advanceTimersByTime(1000);
    expect(queue.told.value?.map(({ key }) => key)).toEqual(['b']);
    vi.advanceTimersByTime(1000);
    expect(queue.told.value).toBeNull();
  });

  it('leaves out what waits when that takes more than six seconds, and plays the newest', () => {
    const { queue, scenes, plays, arrived, jumps } = playing();
    plays('abc');
    plays('def');
    expect(jumps).toEqual([]);
    plays('gh');
    expect(jumps).toEqual([[0, 2]]);
    expect([queue.now.value.turn, scenes.shown.value, arrived]).toEqual([2, 'g', [2]]);
    vi.advanceTimersByTime(2000);
    expect(queue.now.value.turn).toBe(3);
  });

  it('plays a scene no faster than it bears, however much waits', () => {
    const { queue, plays } = playing({ least: 800 });
    plays('abcde');
    expect(queue.running.value).toBe(800);
  });

  it('leaves nothing out until as much waits as the game bears', () => {
    const { plays, jumps } = playing({ far: 9000 });
    plays('abcd');
    plays('efghi');
    expect(jumps).toEqual([]);
    plays('jkl');
    expect(jumps).toEqual([[0, 2]]);
  });

  it('takes a breath between two changes, but where nothing follows or so much that it is impatient', () => {
    const resting = (table: string, ...next: string[]) => {
      const { queue, plays } = playing();
      plays(table);
      for (const each of next) plays(each);
      vi.advanceTimersByTime(1000);
      return queue.told.value?.map(({ key }) => key);
    };
    expect(resting('a_')).toBeUndefined();
    expect(resting('a_', 'bc')).toEqual(['_']);
    expect(resting('a_', 'bc', 'de')).toEqual(['b']);
  });

  it('shortens a breath that bears it by what waits, and leaves it out where twice as much does', () => {
    const breath = (...next: string[]) => {
      const { queue, plays } = playing({ least: 100 });
      for (const each of ['a_', ...next]) plays(each);
      vi.advanceTimersByTime(1000);
      return queue.told.value?.at(0)?.key === '_' ? queue.running.value : null;
    };
    expect(breath('bc')).toBe(1000);
    expect(breath('bc', 'de')).toBeLessThan(500);
    expect(breath('bc', 'def', 'ghi')).toBeNull();
  });

  it('is never far behind for the sake of its breaths', () => {
    const { queue, plays, jumps } = playing();
    for (let i = 0; i < 40; i += 1) {
      plays('a_');
      vi.advanceTimersByTime(1000);
    }
    vi.advanceTimersByTime(5000);
    expect([queue.now.value.turn, jumps]).toEqual([40, []]);
  });

  it('plays one long change whole, however long it takes', () => {
    const { scenes, plays, jumps } = playing();
    plays('abcdefghi');
    expect([scenes.shown.value, jumps]).toEqual(['a', []]);
  });

  it('leaves all out that waits for who wants to see what is now', () => {
    const { queue, plays, jumps } = playing();
    plays('a');
    plays('b');
    queue.catchUp();
    expect([queue.now.value.turn, queue.running.value, jumps]).toEqual([2, null, [[0, 2]]]);
  });

  it('jumps to the newest when nothing may move any more', () => {
    const { queue, moving, plays, jumps } = playing();
    plays('abc');
    moving.value = false;
    expect([queue.now.value.turn, queue.running.value, jumps]).toEqual([1, null, [[0, 1]]]);
    plays('d');
    expect([queue.now.value.turn, jumps.length]).toEqual([2, 1]);
  });

  it('rests on each change where motion is reduced, as long as the tab is in sight', () => {
    const { queue, scenes, moving, resting, plays } = playing();
    moving.value = false;
    resting.value = true;
    plays('a');
    plays('b');
    expect(scenes.shown.value).toBe('a rests');
    vi.advanceTimersByTime(1500);
    expect([queue.now.value.turn, scenes.shown.value]).toEqual([1, 'b rests']);
    resting.value = false;
    expect([queue.now.value.turn, queue.running.value]).toEqual([2, null]);
  });

  it('hides what the newest moment hides, in the moment that is still shown too', () => {
    const { queue, plays } = playing();
    plays('ss');
    plays('!');
    expect(queue.now.value).toEqual({ table: '?', turn: 0 });
    vi.advanceTimersByTime(3000);
    expect(queue.now.value).toEqual({ table: '!', turn: 2 });
  });

  it('plays what waits in no time before a change that hides it, and leaves nothing out', () => {
    const { queue, plays, jumps, scenes } = playing();
    plays('abcd');
    plays('!');
    expect(scenes.shown.value).toBe('?');
    vi.advanceTimersByTime(400);
    expect(queue.now.value.turn).toBe(1);
    vi.advanceTimersByTime(1000);
    expect(queue.now.value.turn).toBe(2);
    expect(jumps).toEqual([]);
  });

  it('is the newest where nobody follows, and says nothing of a jump when that ends', () => {
    const { queue, plays, end, jumps } = playing();
    plays('abc');
    end();
    expect([queue.now.value.turn, queue.running.value, jumps]).toEqual([1, null, []]);
  });
});
