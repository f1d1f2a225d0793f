import { describe, expect, it } from 'vitest';
import { serverFrames } from '../../net/golden-frames';
import type { PublicView, ServerMessage } from '../../net/wire';
import { inSight } from '../layout';
import { soundsOf } from './sounds';

const frame = serverFrames.snapshot as Extract<ServerMessage, { type: 'snapshot' }>;
const view = frame.view as PublicView;
const silent = { sounds: () => [] };
const withRoom = (change: Partial<PublicView['room']>): PublicView => ({
  ...view,
  room: { ...view.room, ...change },
});

const heard = (before: PublicView, after: PublicView, seat: number | null, game = silent) =>
  soundsOf({ before, after, lines: [] }, seat, game);

describe('what is heard at a table', () => {
  it('knocks when the turn comes to the reader, and to nobody else', () => {
    const waiting = withRoom({ toAct: [2] });
    expect(heard(waiting, view, 1)).toEqual(['turn-yours']);
    expect(heard(view, view, 1)).toEqual([]);
    expect(heard(waiting, view, 2)).toEqual([]);
    expect(heard(waiting, view, null)).toEqual([]);
  });

  it('plays the win to those who have won', () => {
    const ranking = [
      { place: 1, seat: 1, score: 9 },
      { place: 1, seat: 2, score: 9 },
      { place: 3, seat: 3, score: 1 },
    ];
    const over = withRoom({ stage: 'over', result: { reason: 'alarm', ranking, turns: 4 } });
    expect(heard(view, over, 2)).toEqual(['win']);
    expect(heard(view, over, 3)).toEqual([]);
    expect(heard(over, over, 2)).toEqual([]);
  });

  it('plays the game’s own sounds while the page is looked at, and the alarm in any case', () => {
    const game = { sounds: () => ['stamp', 'alarm'] as const };
    const news = { before: view, after: view, lines: [] };
    expect(soundsOf(news, 1, game)).toEqual(['stamp', 'alarm']);
    inSight.value = false;
    expect(soundsOf(news, 1, game)).toEqual(['alarm']);
    inSight.value = true;
  });
});
