import { afterEach, describe, expect, it } from 'vitest';
import { settings } from '../settings';
import { groupOf } from './groups';
import { isWanted } from './player';
import { sprite } from './sprite';

describe('a sound', () => {
  afterEach(() => {
    settings.sound.value = true;
    settings.volume.value = 0.7;
    settings.soundGroups.table.value = true;
  });

  it('belongs to one of three groups', () => {
    expect(groupOf('turn-soon')).toBe('turn');
    expect(groupOf('stamp')).toBe('table');
    expect(groupOf('chat')).toBe('chat');
  });

  it('is not wanted when all sound or its group is off', () => {
    expect(isWanted('stamp')).toBe(true);
    settings.soundGroups.table.value = false;
    expect(isWanted('stamp')).toBe(false);
    expect(isWanted('chat')).toBe(true);
    settings.sound.value = false;
    expect(isWanted('chat')).toBe(false);
  });

  it('is not wanted at volume nought', () => {
    settings.volume.value = 0;
    expect(isWanted('alarm')).toBe(false);
  });

  it('lasts less than 700 ms, but for the alarm, and does not run into the next', () => {
    const places = Object.entries(sprite);
    places.forEach(([name, [from, seconds]], i) => {
      if (name !== 'alarm') expect(seconds).toBeLessThan(0.7);
      const next = places[i + 1];
      if (next) expect(next[1][0]).toBeGreaterThan(from + seconds);
    });
  });
});
