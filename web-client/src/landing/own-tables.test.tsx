import { act } from 'preact/test-utils';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { go } from '../navigation';
import type { Listing, OwnTable } from '../net/wire';
import { announcements } from '../ui/aria';
import { found, mount, press, settled } from '../ui/mount';
import { LandingPage } from './LandingPage';
import { games, rooms } from './lists';
import { clearTables, fetchTables } from './own-tables';

const seats = ['Anna', 'Jonas'].map((name, i) => ({ name, color: i + 1, bot: false }));

function table(title: string, part: Partial<OwnTable> = {}, stage: Listing['stage'] = 'playing') {
  const room: Listing = {
    room: title.toLowerCase().replaceAll(' ', '-'),
    game: 'greement',
    title,
    stage,
    seats,
    maxSeats: 5,
    watchers: 0,
    listed: true,
  };
  return { room, seat: 1, toAct: null, paused: false, round: null, leftMillis: null, ...part };
}

const sunday = table('Sunday', { toAct: [1], round: 13, leftMillis: 52_000 });
const regulars = table('Regulars', { toAct: [2] });
const thursday = table('Thursday', {}, 'open');
const finished = table('Finished', {}, 'over');

let told: OwnTable[] = [];

async function shown(...tables: OwnTable[]): Promise<HTMLElement> {
  told = tables;
  const page = mount(<LandingPage />);
  for (let turn = 0; turn < 5; turn++) await settled();
  return page;
}

async function toldNow(...tables: OwnTable[]): Promise<void> {
  told = tables;
  await act(fetchTables);
}

const lines = (page: HTMLElement) =>
  [...page.querySelectorAll<HTMLElement>('.table-line')].map((line) => line.textContent);

describe('your tables', () => {
  beforeEach(() => {
    go('/');
    games.value = [];
    rooms.value = [];
    clearTables();
    vi.stubGlobal('fetch', async (path: string) =>
      Response.json({ '/api/tables': told, '/api/rooms': [regulars.room], '/api/games': [] }[path]),
    );
  });
  afterEach(() => void vi.unstubAllGlobals());

  it('are not there for who has none', async () => {
    expect((await shown()).querySelector('.your-tables')).toBeNull();
    expect(document.title).toBe('Kontor');
  });

  it('say whose turn it is, in the order of the server', async () => {
    const page = await shown(sunday, regulars, thursday, finished);
    const [first, ...others] = lines(page);
    expect(first).toContain('Your turn0:52');
    expect(others[0]).toContain('Jonas is on turn');
    expect(others[1]).toContain('2 of 5 there');
    expect(others[2]).toContain('finished, see the end');
    expect(found(page, '.table-line.yours a').textContent).toBe('Play');
    expect(page.querySelectorAll('.table-line.yours')).toHaveLength(1);
  });

  it('say the round where the game has one', async () => {
    const [first, second] = lines(await shown(sunday, regulars));
    expect(first).toContain('Greement · round 13');
    expect(second).not.toContain('round');
  });

  it('say what else a table may be at', async () => {
    const page = await shown(
      table('Paused', { toAct: [1], paused: true }),
      table('Vote', { toAct: [2, 3, 4] }),
      table('Unknown'),
    );
    expect(lines(page).map((line) => line?.includes('Your turn'))).toEqual([false, false, false]);
    expect(lines(page)[0]).toContain('paused');
    expect(lines(page)[1]).toContain('waiting for 3 players');
    expect(lines(page)[2]).toContain('playing');
  });

  it('are counted in the title of the tab, and announced when they come to wait', async () => {
    await shown(regulars);
    expect(document.title).toBe('Kontor');
    announcements.polite.value = '';
    await toldNow(sunday, regulars);
    expect(document.title).toBe('(1) Kontor');
    expect(announcements.polite.value).toBe('Your turn in Sunday');
    announcements.polite.value = '';
    await toldNow(sunday, regulars);
    expect(announcements.polite.value).toBe('');
  });

  it('are asked for again, more rarely out of sight, and no more once the page is left', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    const asked = vi.fn(async () => Response.json([]));
    vi.stubGlobal('fetch', asked);
    const times = () =>
      asked.mock.calls.filter(([path]: unknown[]) => path === '/api/tables').length;
    mount(<LandingPage />);
    expect(times()).toBe(1);
    vi.advanceTimersByTime(20_000);
    expect(times()).toBe(3);
    const sight = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    vi.advanceTimersByTime(60_000);
    expect(times()).toBe(5);
    sight.mockRestore();
    mount(null);
    vi.advanceTimersByTime(60_000);
    expect(times()).toBe(5);
    vi.useRealTimers();
  });

  it('can be forgotten when they are over, after asking once, until they begin anew', async () => {
    const page = await shown(sunday, finished);
    expect(page.querySelector('[aria-label="Forget Sunday"]')).toBeNull();
    press(found(page, '[aria-label="Forget Finished"]'));
    const [forget, keep] = page.querySelectorAll<HTMLElement>('.table-forget button');
    expect(lines(page)).toHaveLength(2);
    press(keep as HTMLElement);
    expect(page.querySelector('.table-forget')).toBeNull();
    press(found(page, '[aria-label="Forget Finished"]'));
    press(found(page, '.table-forget button'));
    expect(forget).toBeDefined();
    expect(lines(page)).toHaveLength(1);
    await toldNow(sunday, finished);
    expect(lines(page)).toHaveLength(1);
    await toldNow(sunday, table('Finished', { toAct: [2] }));
    expect(lines(page)).toHaveLength(2);
  });

  it('are never offered to be watched', async () => {
    const page = await shown(regulars);
    expect(found(page, '.room-line a').textContent).toBe('Open');
    await toldNow();
    expect(found(page, '.room-line a').textContent).toBe('Watch');
  });
});
