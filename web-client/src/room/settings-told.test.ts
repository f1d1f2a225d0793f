import { describe, expect, it } from 'vitest';
import { FakeWorld } from '../net/fake-world';
import { serverFrames } from '../net/golden-frames';
import type { Option, RoomView, ServerMessage } from '../net/wire';
import { SettingsTold } from './settings-told';

const frame = serverFrames['snapshot-open'] as Extract<ServerMessage, { type: 'snapshot' }>;
const room = frame.view?.room as RoomView;
const options: Option[] = [
  { type: 'whole', name: 'alarm-minutes', standardValue: 60, min: 10, max: 240 },
];

function host() {
  const world = new FakeWorld();
  const told: string[] = [];
  const settings = new SettingsTold(
    world,
    () => options,
    ({ words }) => told.push(words),
  );
  let now: RoomView = { ...room, options: { ...room.options, 'alarm-minutes': 60 } };
  const change = (part: Partial<RoomView>) => {
    const after = { ...now, ...part };
    settings.note(now, after);
    now = after;
  };
  const sets = (minutes: number) =>
    change({ options: { ...now.options, 'alarm-minutes': minutes } });
  return { world, told, sets, change };
}

describe('what the host sets up', () => {
  it('is one line when he is done, not one for each press', () => {
    const { world, told, sets } = host();
    for (const minutes of [65, 70, 75]) {
      sets(minutes);
      world.passes(1_000);
    }
    expect(told).toEqual([]);
    world.passes(3_000);
    expect(told).toEqual(['sets “The alarm rings after” to 75 min.']);
    world.passes(60_000);
    expect(told).toHaveLength(1);
  });

  it('is no line when he ends where he began', () => {
    const { world, told, sets } = host();
    sets(65);
    sets(60);
    world.passes(10_000);
    expect(told).toEqual([]);
  });

  it('is told at once when the game begins', () => {
    const { world, told, sets, change } = host();
    sets(90);
    change({ stage: 'playing' });
    expect(told).toEqual(['sets “The alarm rings after” to 90 min.']);
    world.passes(10_000);
    expect(told).toHaveLength(1);
  });
});
