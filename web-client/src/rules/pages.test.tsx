import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { economy } from '../games/economy/about';
import { games } from '../landing/lists';
import { go } from '../navigation';
import { found, mount, settled } from '../ui/mount';
import { FairDicePage } from './FairDicePage';
import { GameRules, RulesPage } from './RulesPage';

const playable = ['greement', 'three-rings', 'landmarks', 'economy', 'territories'];
const infos = playable.map((id) => ({ id, minSeats: 2, maxSeats: 6, options: [] }));

async function shown(game: string): Promise<HTMLElement> {
  const page = mount(<RulesPage game={game} />);
  // A game's page is a module that a busy machine takes its time to load.
  await vi.waitFor(
    async () => {
      await settled();
      if (page.textContent?.includes('being fetched')) throw new Error('not yet');
    },
    { timeout: 30_000 },
  );
  return page;
}

describe('how a game goes', () => {
  beforeEach(() => {
    go('/rules');
    games.value = infos;
    vi.stubGlobal('fetch', async () => Response.json(infos));
  });
  afterEach(() => void vi.unstubAllGlobals());

  it.each(playable)('is told of %s with its board and the ways into it', async (game) => {
    const page = await shown(game);
    expect(found(page, '.game-board use').getAttribute('href')).toBe(`#board-${game}`);
    expect(page.querySelectorAll('.rules section').length).toBeGreaterThan(5);
    const acts = [...page.querySelectorAll('.game-acts button')].map((each) => each.textContent);
    expect(acts).toEqual(['Try against bots', 'Open room']);
    expect(document.title).toMatch(/^How .+ goes · Kontor$/);
  });

  it('leads from each game to the others', async () => {
    const page = await shown('');
    const links = [...page.querySelectorAll('.game-nav a')].map((link) =>
      link.getAttribute('href'),
    );
    expect(links).toHaveLength(5);
    expect(links).toContain('/rules/economy');
    expect(found(page, '.game-nav .chosen').textContent).toBe('Greement');
  });

  it('says so of a game that is on its way, and of one that is none', async () => {
    const later = mount(<GameRules about={{ ...economy, id: 'senet' }} />);
    expect(later.textContent).toContain('still on its way');
    expect(later.querySelector('.game-acts')).toBeNull();
    expect((await shown('chess')).textContent).toContain('No game is called so');
  });
});

describe('fair dice', () => {
  it('tells what is shown before and after, and how to check it without us', () => {
    const page = mount(<FairDicePage />);
    const steps = [...page.querySelectorAll('.dice-steps h2')].map((step) => step.textContent);
    expect(steps).toEqual(['Before the start', 'A word of yours', 'In the game', 'After the end']);
    expect(found(page, 'code').textContent).toContain('verify FILE');
  });
});
