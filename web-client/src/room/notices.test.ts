import { describe, expect, it } from 'vitest';
import { serverFrames } from '../net/golden-frames';
import type { Option, RoomView, ServerMessage } from '../net/wire';
import { comingsOf, settingOf } from './notices';

const frame = serverFrames['snapshot-open'] as Extract<ServerMessage, { type: 'snapshot' }>;
const room = frame.view?.room as RoomView;
const options: Option[] = [
  { type: 'whole', name: 'alarm-minutes', standardValue: 60, min: 10, max: 240 },
  { type: 'choice', name: 'ballots', standardValue: 'open', values: ['open', 'secret'] },
];
const ben = { ...room.seats[0], seat: 2, name: 'Ben' } as RoomView['seats'][number];

const said = (now: Partial<RoomView>, old: Partial<RoomView> = {}) =>
  [
    settingOf({ ...room, ...old }, { ...room, ...now }, options),
    ...comingsOf({ ...room, ...old }, { ...room, ...now }),
  ].flatMap((notice) => (notice ? [`${notice.name} ${notice.words}`] : []));

describe('what the chat tells of a room', () => {
  it('tells a changed option with its value', () => {
    expect(said({ options: { ...room.options, 'alarm-minutes': 90 } })).toEqual([
      'Anna sets “The alarm rings after” to 90 min.',
    ]);
  });

  it('tells all that was set in one line', () => {
    const house = { absent: 'bot', spectators: false, listed: true } as const;
    const set = { ...room.options, 'alarm-minutes': 90, ballots: 'secret' };
    expect(said({ house, options: set })).toEqual([
      'Anna sets “The alarm rings after” to 90 min; sets “Ballots” to Secret; ' +
        'lets a bot play for who goes missing; keeps spectators out; puts the room on the front page.',
    ]);
  });

  it('tells who sits down, who stands up and who is host then', () => {
    expect(said({ seats: [...room.seats, ben] })).toEqual(['Ben sits down.']);
    expect(said({ seats: [{ ...ben, seat: 1 }] }, { seats: [...room.seats, ben] })).toEqual([
      'Anna stands up.',
      'Ben is the host now.',
    ]);
  });

  it('is silent about what is no news, and once the game is on', () => {
    expect(said({})).toEqual([]);
    expect(said({ toAct: [1] })).toEqual([]);
    expect(comingsOf(room, { ...room, stage: 'playing', seats: [] })).toEqual([]);
  });
});
