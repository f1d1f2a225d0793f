import { act } from 'preact/test-utils';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { GameInfo } from '../net/wire';
import { settings } from '../settings';
import { found, mount, settled } from '../ui/mount';
import { games } from './lists';
import { OpenRoomDialog } from './OpenRoomDialog';

const greement: GameInfo = {
  id: 'greement',
  minSeats: 2,
  maxSeats: 8,
  options: [
    { type: 'whole', name: 'alarm-minutes', standardValue: 60, min: 10, max: 240 },
    { type: 'whole', name: 'vote-seconds', standardValue: 90, min: 20, max: 300 },
  ],
};

describe('the dialog that opens a room', () => {
  afterEach(() => void vi.unstubAllGlobals());

  it('asks for a name, says what becomes of who gives none, and seats him so', async () => {
    settings.nickname.value = '';
    games.value = [greement];
    const bodies: { nickname: string; word: string }[] = [];
    vi.stubGlobal('fetch', async (_path: string, { body }: RequestInit) => {
      bodies.push(JSON.parse(String(body)));
      return Response.json({ room: 'tide-oak', link: '' }, { status: 201 });
    });
    const place = mount(<OpenRoomDialog game="greement" onClose={() => {}} />);
    expect(place.textContent).toContain('left empty you are “Host”');
    await act(() => {
      found(place, 'form').dispatchEvent(new Event('submit', { cancelable: true }));
    });
    await settled();
    expect(bodies).toMatchObject([{ nickname: 'Host' }]);
    expect(bodies[0]?.word).toMatch(/^[a-z2-7]{12}$/);
  });

  it('has the usual rules in sight; the others and the word for the shuffle are folded', () => {
    games.value = [greement];
    const place = mount(<OpenRoomDialog game="greement" onClose={() => {}} />);
    const folds = [...place.querySelectorAll('details')];
    expect(folds.map((fold) => fold.querySelector('summary')?.textContent)).toEqual([
      '1 more house rule',
      'Fair dice',
    ]);
    expect(folds.every((fold) => !fold.open)).toBe(true);
    expect(found(place, '.option-list').textContent).not.toContain('Time for a vote');
  });
});
