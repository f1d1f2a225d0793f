import type { AnyGame } from '../../games/load';
import { FakeWorld } from '../../net/fake-world';
import { serverFrames } from '../../net/golden-frames';
import type { RoomView, ServerMessage } from '../../net/wire';
import { mount } from '../../ui/mount';
import { Session, SessionProvider } from '../session';
import { Table } from './Table';

export type Snapshot = Extract<ServerMessage, { type: 'snapshot' }>;

/** A room as the server shows it to who enters. */
export const snapshot = serverFrames.snapshot as Snapshot;

/** The same room, but for what is said of it here. */
export function snapshotWith(changed: Partial<RoomView>): Snapshot {
  const { view } = snapshot;
  return { ...snapshot, view: view && { ...view, room: { ...view.room, ...changed } } };
}

export interface Entered {
  world: FakeWorld;
  session: Session;
  leave: () => void;
}

/** Somebody whose line to a room is open, and who has not been shown it yet; for tests. */
export function entered(): Entered {
  const world = new FakeWorld();
  const session = new Session('amber-gull-plover-quay', world);
  const leave = session.enter('');
  world.line.opens();
  world.line.says({ type: 'welcome', protocol: 1 });
  return { world, session, leave };
}

/** The page of the table, once the server has shown its room. */
export function openTable(
  { world, session }: Entered,
  module: AnyGame,
  shown: Snapshot = snapshot,
): HTMLElement {
  world.line.says(shown);
  return mount(
    <SessionProvider value={session}>
      <Table module={module} />
    </SessionProvider>,
  );
}
