import { describe, expect, it } from 'vitest';
import { serverFrames } from '../net/golden-frames';
import type { Option, RoomView, ServerMessage } from '../net/wire';
import { noticesOf } from './notices';

const frame = serverFrames['snapshot-open'] as Extract<ServerMessage, { type: 'snapshot' }>;
const room = frame.view?.room as RoomView;
const options: Option[] = [
  { type: 'whole', name: 'alarm-minutes', standardValue: 60, min: 10, max: 240 },
  { type: 'choice', name: 'ballots', standardValue: 'open', values: ['open', 'secret'] },
];
const ben = { ...room.seats[0], seat: 2, name: 'Ben' } as RoomView['seats'][number];

const said = (now: Partial<RoomView>, old: Partial<RoomView> = {}) =>
  noticesOf({ ...room, ...old }, { ...room, ...now }, options).map(
    ({ name, words }) => `${name} ${words}`,
  );

describe('what the chat tells of a room', () => {
  it('tells a changed option with its value', () => {
    expect(said({ options: { ...room.options, 'alarm-minutes': 90 } })).toEqual([
      'Anna sets “The alarm rings after” to 90 min.',
    ]);
  });

  it('tells changed house rules', () => {
    const house = { absent: 'bot', spectators: false, listed: true } as const;
    expect(said({ house })).toHaveLength(3);
  });

  it('tells who sits down, who stands up and who is host then', () => {
    expect(said({ seats: [...room.seats, ben] })).toEqual(['Ben sits down.']);
    expect(said({ seats: [{ ...ben, seat: 1 }] }, { seats: [...room.seats, ben] })).toEqual([
      'Anna stands up.',
      'Ben is the host now.',
    ]);
  });

  it('is silent about what is no news, and once the game is on', () => {
    expect(noticesOf(room, room, options)).toEqual([]);
    expect(said({ toAct: [1] })).toEqual([]);
    expect(said({ stage: 'playing', options: {} })).toEqual([]);
  });
});
