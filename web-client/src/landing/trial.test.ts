import { afterEach, describe, expect, it, vi } from 'vitest';
import type { GameInfo } from '../net/wire';
import { guideAsked } from '../room/guide/asked';
import { namelessIn } from '../room/nameless';
import { settings } from '../settings';
import { trialOf, tryAgainstBots } from './trial';

const economy: GameInfo = {
  id: 'economy',
  minSeats: 2,
  maxSeats: 6,
  options: [
    { type: 'word-or-whole', name: 'first', standardValue: 'random', min: 1, max: 6 },
    { type: 'clock', name: 'secondsPerDecision', standardValue: 40, min: 10, max: 600 },
    { type: 'choice', name: 'placement', standardValue: 'players', values: ['players'] },
  ],
};

describe('a game tried out', () => {
  afterEach(() => void vi.unstubAllGlobals());

  it('is a private table with two bots, at which the reader begins and no clock hurries him', () => {
    expect(trialOf(economy, 'Anna')).toMatchObject({
      seats: 3,
      bots: 2,
      public: false,
      unhurried: true,
      start: true,
      nickname: 'Anna',
      options: { first: 1, secondsPerDecision: 0, placement: 'automatic' },
    });
  });

  it('has as many bots as the game needs or takes', () => {
    expect(trialOf({ ...economy, maxSeats: 2 }, '')).toMatchObject({ seats: 2, bots: 1 });
    expect(trialOf({ ...economy, minSeats: 4 }, '')).toMatchObject({ seats: 4, bots: 3 });
  });

  it('asks for no option that the server does not know', () => {
    expect(trialOf({ ...economy, options: [] }, '').options).toEqual({});
  });

  it('is one click, without a name, to the table, where the guide begins', async () => {
    settings.nickname.value = '';
    const bodies: unknown[] = [];
    vi.stubGlobal('fetch', async (_path: string, { body }: RequestInit) => {
      bodies.push(JSON.parse(String(body)));
      return Response.json({ room: 'tide-oak', link: '' }, { status: 201 });
    });
    await tryAgainstBots(economy);
    expect(bodies).toMatchObject([
      { game: 'economy', nickname: 'Guest', bots: 2, unhurried: true, start: true },
    ]);
    expect(location.pathname).toBe('/r/tide-oak');
    expect(guideAsked.value).toBe('tide-oak');
    expect(namelessIn.value).toBe('tide-oak');
  });
});
