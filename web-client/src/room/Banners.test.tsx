import { afterEach, describe, expect, it } from 'vitest';
import { FakeWorld } from '../net/fake-world';
import { serverFrames } from '../net/golden-frames';
import type { ServerMessage } from '../net/wire';
import { mount } from '../ui/mount';
import { Banners } from './Banners';
import { Session, SessionProvider } from './session';

const golden = serverFrames.snapshot as Extract<ServerMessage, { type: 'snapshot' }>;

let world: FakeWorld;
let leave: () => void;

afterEach(() => leave());

/** A game in which the first seat is to act; the own seat is this one. */
function enter(
  seat: number | null,
  build: string,
  clocks = golden.clocks,
  paused = false,
  toAct: readonly number[] = [1],
): HTMLElement {
  world = new FakeWorld();
  const session = new Session('amber-gull', world);
  leave = session.enter('');
  world.line.opens();
  const room = golden.view && {
    ...golden.view.room,
    stage: 'playing' as const,
    toAct,
    paused,
    deserted: false,
  };
  world.line.says(
    { type: 'welcome', protocol: 4, build },
    {
      ...golden,
      clocks,
      room: 'amber-gull',
      view: golden.view && room && { ...golden.view, room },
      own:
        seat !== null
          ? {
              seat,
              hand: null,
              moves: { listed: {}, items: {}, bounds: {}, groups: {}, shut: [], blocked: [] },
            }
          : null,
    },
  );
  return mount(
    <SessionProvider value={session}>
      <Banners />
    </SessionProvider>,
  );
}

describe('the banners', () => {
  it('say that the page is of another build, but to nobody in his own turn', () => {
    expect(enter(2, 'other').textContent).toContain('A newer version is there.');
    leave();
    expect(enter(1, 'other').textContent).toBe('');
    leave();
    expect(enter(2, __BUILD__).textContent).toBe('');
  });

  it('say after a lost line that the clock of a turn goes on, where one runs', async () => {
    const lost = async (seat: number, clocks?: typeof golden.clocks) => {
      const page = enter(seat, __BUILD__, clocks);
      world.line.breaks();
      await Promise.resolve();
      leave();
      return page.textContent;
    };
    const safe = 'Your seat is safe';
    expect(await lost(1)).toContain(`${safe}. Your clock goes on.`);
    expect(await lost(1, {})).toContain(`${safe}.`);
    expect(await lost(2)).toContain(`${safe}.`);
  });

  it('speak of a safe seat to nobody who has none', () => {
    const page = enter(null, 'other');
    expect(page.textContent).toContain('A newer version is there.');
    expect(page.textContent).not.toContain('seat');
  });

  it('say in a pause whose turn it is', () => {
    expect(enter(1, __BUILD__, golden.clocks, true).textContent).toContain('It is your turn');
    leave();
    expect(enter(2, __BUILD__, golden.clocks, true).textContent).toContain('Anna is on turn');
    leave();
    const several = enter(1, __BUILD__, golden.clocks, true, [1, 2]).textContent;
    expect(several).toContain('Your decision is still open');
  });

  it('say without a connection that alone, in a pause too', async () => {
    const page = enter(1, __BUILD__, golden.clocks, true);
    world.line.breaks();
    await Promise.resolve();
    expect(page.querySelectorAll('.banner')).toHaveLength(1);
    expect(page.textContent).toContain('Connection lost');
  });

  it('say that a room waits until it begins again', async () => {
    const page = enter(1, __BUILD__);
    world.line.says({ type: 'waits', room: 'amber-gull' });
    await Promise.resolve();
    expect(page.textContent).toContain('The room waits');
    world.line.says({ ...golden, room: 'amber-gull' });
    await Promise.resolve();
    expect(page.textContent).not.toContain('The room waits');
  });
});
