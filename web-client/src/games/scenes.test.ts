import { signal } from '@preact/signals';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { scenesOf } from './scenes';

/** A table is a text here; the way from one to the next shows each of its letters. */
const letters = (_before: string, after: string) =>
  [...after].slice(0, -1).map((_, i) => ({ table: after.slice(0, i + 1), millis: 1000 }));

const noSecrets = (waiting: string, newest: string) =>
  newest.includes('!') ? waiting.replaceAll('s', '?') : waiting;

function playing(start = '') {
  const table = signal(start);
  const moving = signal(true);
  const scenes = scenesOf({ table, moving }, { between: letters, censor: noSecrets });
  const end = scenes.follow();
  return { table, moving, scenes, end };
}

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

describe('scenes', () => {
  it('are played one after the other, and then the table itself is shown', () => {
    const { table, scenes } = playing();
    table.value = 'abc';
    expect(scenes.shown.value).toBe('a');
    expect(scenes.running.value).toBe(1000);
    vi.advanceTimersByTime(1000);
    expect(scenes.shown.value).toBe('ab');
    vi.advanceTimersByTime(1000);
    expect(scenes.shown.value).toBe('abc');
    expect(scenes.running.value).toBeNull();
  });

  it('wait for those of the table before', () => {
    const { table, scenes } = playing();
    table.value = 'ab';
    table.value = 'xy';
    expect(scenes.shown.value).toBe('a');
    vi.advanceTimersByTime(1000);
    expect(scenes.shown.value).toBe('x');
    vi.advanceTimersByTime(1000);
    expect(scenes.shown.value).toBe('xy');
  });

  it('go at double speed while more than three seconds of them wait', () => {
    const { table, scenes } = playing();
    table.value = 'abcde';
    expect(scenes.running.value).toBe(500);
    vi.advanceTimersByTime(500);
    expect(scenes.shown.value).toBe('ab');
    expect(scenes.running.value).toBe(1000);
  });

  it('end with a press or a key, one at a time', () => {
    const { table, scenes } = playing();
    table.value = 'abc';
    document.dispatchEvent(new Event('pointerdown'));
    expect(scenes.shown.value).toBe('ab');
    document.dispatchEvent(new Event('keydown'));
    expect(scenes.shown.value).toBe('abc');
    document.dispatchEvent(new Event('keydown'));
    expect(scenes.shown.value).toBe('abc');
  });

  it('end all with Enter, up to the table they lead to', () => {
    const { table, scenes } = playing();
    table.value = 'abcd';
    table.value = 'xyz';
    document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter' }));
    expect(scenes.shown.value).toBe('x');
    document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter' }));
    expect(scenes.shown.value).toBe('xyz');
    document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter' }));
    expect(scenes.running.value).toBeNull();
  });

  it('are not played while nothing may move, and break off when that begins', () => {
    const { table, moving, scenes } = playing();
    table.value = 'abc';
    moving.value = false;
    expect(scenes.shown.value).toBe('abc');
    table.value = 'xyz';
    expect(scenes.shown.value).toBe('xyz');
  });

  it('show nothing any more that the newest table hides', () => {
    const { table, scenes } = playing();
    table.value = 'ssab';
    expect(scenes.shown.value).toBe('s');
    table.value = '!';
    expect(scenes.shown.value).toBe('?');
    vi.advanceTimersByTime(1000);
    expect(scenes.shown.value).toBe('??');
  });

  it('begin what travels and end it with the scene', () => {
    const ended: string[] = [];
    const table = signal(1);
    const between = (_: number, after: number) => [
      { table: after, millis: 600, start: (millis: number) => () => ended.push(`after ${millis}`) },
    ];
    const scenes = scenesOf({ table, moving: signal(true) }, { between });
    const end = scenes.follow();
    table.value = 2;
    expect(ended).toEqual([]);
    vi.advanceTimersByTime(600);
    expect(ended).toEqual(['after 600']);
    table.value = 3;
    end();
    expect(ended).toHaveLength(2);
    table.value = 4;
    expect(scenes.running.value).toBeNull();
  });
});
