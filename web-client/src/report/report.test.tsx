import { afterEach, describe, expect, it, vi } from 'vitest';
import { ordersTable } from '../games/landmarks/fixture/tables';
import { found, mount, settled } from '../ui/mount';
import { TurnReportPage } from './TurnReportPage';

const { cards, players, market, deckLeft, report } = ordersTable;
const open = { goes: report ?? [], players, market, deckLeft, cards, ranking: null };
const told = {
  room: 'amber-gull-plover-quay',
  game: 'landmarks',
  title: 'Sunday in Visby',
  turn: 7,
  before: 6,
  after: null,
  seats: players.map(({ seat }) => ({ seat, name: `Player ${seat}`, color: seat, bot: null })),
  seat: null,
  open,
  own: null,
};

async function shown(answer: Response): Promise<HTMLElement> {
  const fetched = vi.fn(async () => answer);
  vi.stubGlobal('fetch', fetched);
  const page = mount(<TurnReportPage code="amber-gull-plover-quay" turn={7} />);
  // A game's page is a module that a busy machine takes its time to load.
  await vi.waitFor(
    async () => {
      await settled();
      if (page.textContent?.includes('being fetched')) throw new Error('not yet');
    },
    { timeout: 30_000 },
  );
  expect(fetched).toHaveBeenCalledWith(
    '/api/rooms/amber-gull-plover-quay/turns/7',
    expect.anything(),
  );
  return page;
}

function none(status: number): Response {
  return Response.json({ detail: 'no' }, { status });
}

describe('the report of a turn by its address', () => {
  afterEach(() => void vi.unstubAllGlobals());

  it('tells each go, each town and the market, and leads to the table and the turn before', async () => {
    const page = await shown(Response.json(told));
    expect(found(page, 'h1').textContent).toBe('Turn 7 by post');
    expect(page.querySelectorAll('.lm-goes > li')).toHaveLength(open.goes.length);
    expect(page.querySelectorAll('.lm-turn-town')).toHaveLength(players.length);
    const ways = [...page.querySelectorAll('.report-ways a')].map((link) =>
      link.getAttribute('href'),
    );
    expect(ways).toEqual(['/r/amber-gull-plover-quay', '/r/amber-gull-plover-quay/turns/6']);
    expect(page.querySelector('.lm-fates')).toBeNull();
  });

  it('tells a player what became of the own candidates', async () => {
    const { turn, slot } = open.goes[0] ?? { turn: 0, slot: 0 };
    const fates = [
      { turn, slot, extra: false, candidates: [{ card: 'mine', fate: 'insufficient-funds' }] },
    ];
    const page = await shown(Response.json({ ...told, seat: 1, own: { fates } }));
    expect(found(page, '.lm-fates').textContent).toContain('Mine too dear');
  });

  it('says who has won where the game ended with it', async () => {
    const end = players.map((player, i) => ({ ...player, place: i + 1 }));
    const over = { ...open, players: end, ranking: players.map(({ seat }) => seat) };
    const page = await shown(Response.json({ ...told, open: over }));
    expect(page.textContent).toContain('Player 1 wins with');
  });

  it('says why there is nothing to read', async () => {
    expect((await shown(none(404))).textContent).toContain('There is no report to read here');
    expect((await shown(none(429))).textContent).toContain('Try again in a few seconds');
  });
});
