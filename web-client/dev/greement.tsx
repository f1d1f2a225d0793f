import '../src/style/index.css';
import '../src/style/table.css';
import '../src/room/style/index.css';
import { signal } from '@preact/signals';
import { render } from 'preact';
import { game } from '../src/games/greement';
import { type Situation, situations } from '../src/games/greement/fixture/situations';
import type { AnyGame } from '../src/games/load';
import type { Answer, Order } from '../src/net/commands';
import type { Connection } from '../src/net/socket';
import { Session, SessionProvider } from '../src/room/session';
import { Table } from '../src/room/table/Table';
import { applySettings } from '../src/settings';
import { Announcer } from '../src/ui/Announcer';
import { Paints } from '../src/ui/Paints';
import { Toasts } from '../src/ui/Toasts';
import { toast } from '../src/ui/toast';

/**
 * Greement in any state, in the real frame and without a server: `?state=vote`. Served by
 * `npm run dev`, never built.
 */
class StillSession extends Session {
  override readonly live = signal(true);
  override readonly connection = signal<Connection>({ state: 'live' });

  override async order(order: Order): Promise<Answer | null> {
    toast(JSON.stringify(order));
    return null;
  }
}

function show(situation: Situation): Session {
  const session = new StillSession('amber-gull-plover-quay');
  const { view, own, lines, ownLines, clocks } = situation;
  session.store.receive({
    type: 'snapshot',
    room: session.code,
    epoch: 'dev',
    v: 1,
    h: 1,
    view,
    edits: null,
    clocks,
    own,
    lines,
    ownLines,
    chat: [],
  });
  return session;
}

const wanted = new URLSearchParams(location.search).get('state') ?? 'turn';
const situation = situations[wanted];
applySettings(document.documentElement);

render(
  situation ? (
    <SessionProvider value={show(situation)}>
      <Paints />
      <Announcer />
      <Table module={game as unknown as AnyGame} />
      <Toasts />
    </SessionProvider>
  ) : (
    <ul>
      {Object.keys(situations).map((state) => (
        <li key={state}>
          <a href={`?state=${state}`}>{state}</a>
        </li>
      ))}
    </ul>
  ),
  document.body,
);
