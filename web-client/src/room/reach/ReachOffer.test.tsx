import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { FakeWorld } from '../../net/fake-world';
import { serverFrames } from '../../net/golden-frames';
import type { ServerMessage } from '../../net/wire';
import { found, mount, press } from '../../ui/mount';
import { Lobby } from '../lobby/Lobby';
import { Session, SessionProvider } from '../session';
import { ReachOffer } from './ReachOffer';

const open = serverFrames['snapshot-open'] as Extract<ServerMessage, { type: 'snapshot' }>;

let world: FakeWorld;
let session: Session;
let leave: () => void;

beforeEach(() => {
  vi.stubGlobal('fetch', async () => new Response(null, { status: 503 }));
});

afterEach(() => {
  leave();
  vi.unstubAllGlobals();
});

/** A room of Landmarks before its start; the own seat is the first, or none. */
function enter(code: string, mode: string, seated = true): void {
  world = new FakeWorld();
  session = new Session(code, world);
  leave = session.enter('');
  world.line.opens();
  const room = open.view && { ...open.view.room, game: 'landmarks', options: { mode } };
  world.line.says(
    { type: 'welcome', protocol: 1 },
    {
      ...open,
      view: open.view && room && { ...open.view, room },
      own: seated
        ? {
            seat: 1,
            hand: null,
            moves: { listed: {}, items: {}, bounds: {}, groups: {}, shut: [], blocked: [] },
          }
        : null,
    },
  );
}

function shown(opened = vi.fn()): HTMLElement {
  return mount(
    <SessionProvider value={session}>
      <ReachOffer onOpen={opened} />
    </SessionProvider>,
  );
}

const answers = (page: HTMLElement) => [...page.querySelectorAll<HTMLElement>('.banner button')];

describe('that one can be told of one’s turn', () => {
  it('is offered once to who has sat down where a turn takes days', () => {
    enter('amber-gull', 'postal');
    const opened = vi.fn();
    const page = shown(opened);
    expect(page.textContent).toContain('A turn takes days here.');
    press(answers(page)[0] as HTMLElement);
    expect(opened).toHaveBeenCalledOnce();
    expect(page.querySelector('.banner')).toBeNull();
    expect(shown().querySelector('.banner')).toBeNull();
  });

  it('can be declined', () => {
    enter('plover-quay', 'postal');
    const opened = vi.fn();
    const page = shown(opened);
    press(answers(page)[1] as HTMLElement);
    expect(opened).not.toHaveBeenCalled();
    expect(page.querySelector('.banner')).toBeNull();
  });

  it('is offered neither to who watches nor where one plays live', () => {
    enter('tide-oak', 'postal', false);
    expect(shown().querySelector('.banner')).toBeNull();
    leave();
    enter('tide-oak', 'live');
    expect(shown().querySelector('.banner')).toBeNull();
  });

  it('stands in the menu of who sits there, before the start too', () => {
    enter('tide-oak', 'live');
    const lobby = () =>
      mount(
        <SessionProvider value={session}>
          <Lobby module={null} />
        </SessionProvider>,
      );
    const page = lobby();
    press(found(page, '.header-right .popover:last-child button'));
    press(found(page, '.table-menu button'));
    expect(found(page, 'dialog h2').textContent).toBe('Reach me');
    leave();
    enter('tide-oak', 'live', false);
    expect(lobby().querySelector('.table-menu')).toBeNull();
  });
});
