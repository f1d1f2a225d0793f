import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { go } from '../navigation';
import { found, mount, press, settled } from '../ui/mount';
import { LandingPage } from './LandingPage';
import { games, rooms } from './lists';

const greement = { id: 'greement', minSeats: 2, maxSeats: 8, options: [] };
const lunch = {
  room: 'tide-oak-plover-quay',
  game: 'greement',
  title: 'Lunch break',
  stage: 'open',
  seats: [{ name: 'Anna', color: 1, bot: false }],
  maxSeats: 4,
  watchers: 3,
  listed: true,
};

/** A server of these answers by path; what it lacks it does not know. */
function serve(answers: Record<string, unknown>): void {
  vi.stubGlobal('fetch', async (path: string, { method = 'GET' }: RequestInit) => {
    const answer = answers[method === 'GET' ? path : `${method} ${path}`];
    return Response.json(answer ?? { detail: 'no such room' }, { status: answer ? 200 : 404 });
  });
}

async function shown(): Promise<HTMLElement> {
  const page = mount(<LandingPage />);
  for (let turn = 0; turn < 5; turn++) await settled();
  return page;
}

async function joined(page: HTMLElement, code: string): Promise<void> {
  found<HTMLInputElement>(page, '.join input').value = code;
  press(found(page, '.join button'));
  for (let turn = 0; turn < 5; turn++) await settled();
}

describe('the front page', () => {
  beforeEach(() => {
    go('/');
    games.value = undefined;
    rooms.value = undefined;
  });
  afterEach(() => void vi.unstubAllGlobals());

  it('opens rooms only of games that the server plays and the browser can show', async () => {
    const boardless = { ...greement, id: 'a-game-without-a-board' };
    serve({ '/api/games': [greement, boardless], '/api/rooms': [] });
    const page = await shown();
    expect(page.querySelectorAll('.game-card')).toHaveLength(5);
    expect(
      [...page.querySelectorAll('.game-card button')].map((button) => button.textContent),
    ).toEqual(['Try against bots', 'Open room']);
    expect(found(page, '.game-card h2 a').getAttribute('href')).toBe('/rules/greement');
    expect(page.querySelectorAll('.game-card .chip')[0]?.textContent).toBe('coming later');
  });

  it('says that nothing is played in public, or that it cannot know', async () => {
    serve({ '/api/games': [greement], '/api/rooms': [] });
    expect((await shown()).textContent).toContain('No public game just now');
    rooms.value = undefined;
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('offline')));
    expect((await shown()).textContent).toContain('cannot be reached');
  });

  it('lists who sits in public, and leads there', async () => {
    serve({ '/api/games': [greement], '/api/rooms': [lunch] });
    const page = await shown();
    const line = found(page, '.room-line');
    expect(line.textContent).toContain('1 of 4 seats taken');
    press(found(line, 'a'));
    expect(location.pathname).toBe('/r/tide-oak-plover-quay');
  });

  it('goes to the room of a typed code', async () => {
    serve({ '/api/games': [greement], '/api/rooms': [], '/api/rooms/tide-oak-plover-quay': lunch });
    await joined(await shown(), 'Tide oak plover quay');
    expect(location.pathname).toBe('/r/tide-oak-plover-quay');
  });

  it('says when no room has the code', async () => {
    serve({ '/api/games': [greement], '/api/rooms': [] });
    const page = await shown();
    await joined(page, 'no-such-room');
    expect(found(page, '.join .problem').textContent).toBe(
      'No room has this code. Ask your host for the link.',
    );
    expect(location.pathname).toBe('/');
  });
});
