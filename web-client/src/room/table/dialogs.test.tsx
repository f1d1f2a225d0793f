import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { AnyGame } from '../../games/load';
import { FakeWorld } from '../../net/fake-world';
import { serverFrames } from '../../net/golden-frames';
import type { ServerMessage } from '../../net/wire';
import { found, mount, press } from '../../ui/mount';
import { Session, SessionProvider } from '../session';
import { plainGame } from './plain-game';
import { Table } from './Table';

type Snapshot = Extract<ServerMessage, { type: 'snapshot' }>;
const snapshot = serverFrames.snapshot as Snapshot;
let world: FakeWorld;
let session: Session;
let leave: () => void;

/** The plain game, and what it says of who leaves it. */
const talkative: AnyGame = {
  ...plainGame,
  open: (play) => ({
    ...plainGame.open(play),
    leaving: () => ({ away: 'Your fields stay.', abandoned: 'Your fields go on.' }),
  }),
};

beforeEach(() => {
  world = new FakeWorld();
  session = new Session('amber-gull-plover-quay', world);
  leave = session.enter('');
  world.line.opens();
  world.line.says({ type: 'welcome', protocol: 1 });
});

afterEach(() => leave());

/** The words of the dialog that asks before the table is left. */
function asked(module: AnyGame): readonly (string | null)[] {
  const { view } = snapshot;
  const room = view && { ...view.room, keepsLeavers: true };
  world.line.says({ ...snapshot, view: view && room && { ...view, room } });
  const page = mount(
    <SessionProvider value={session}>
      <Table module={module} />
    </SessionProvider>,
  );
  press(found(page, '[aria-label=Menu]'));
  const item = [...page.querySelectorAll<HTMLElement>('button')].find(
    ({ textContent }) => textContent === 'Leave the table',
  );
  press(item as HTMLElement);
  return [...found(page, 'dialog, [role=dialog]').querySelectorAll('p')].map(
    ({ textContent }) => textContent,
  );
}

describe('the dialog that asks before a table is left', () => {
  it('says after each of its sentences what the game says of it', () => {
    const words = asked(talkative);
    expect(words[0]).toMatch(/brings you back.* Your fields stay\.$/);
    expect(words.at(-1)).toMatch(/^Your seat stays in the game.* Your fields go on\.$/);
  });

  it('says its own alone where the game has none', () => {
    const words = asked(plainGame);
    expect(words[0]).toMatch(/brings you back( at any time)?\.$/);
    expect(words.at(-1)).toMatch(/does not bring it back\.$/);
  });
});
