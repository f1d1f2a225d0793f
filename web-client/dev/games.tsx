import '../src/style/index.css';
import '../src/style/table.css';
import '../src/room/style/index.css';
import { signal } from '@preact/signals';
import { render } from 'preact';
import { type Situation, toldOnWire } from '../src/games/fixture';
import { type AnyGame, loadGame } from '../src/games/load';
import { speak } from '../src/i18n/catalogue';
import type { Answer, Order } from '../src/net/commands';
import type { Connection } from '../src/net/socket';
import { Session, SessionProvider } from '../src/room/session';
import { Table } from '../src/room/table/Table';
import { applySettings, settings } from '../src/settings';
import { Announcer } from '../src/ui/Announcer';
import { Paints } from '../src/ui/Paints';
import { Tips } from '../src/ui/Tips';
import { Toasts } from '../src/ui/Toasts';
import { toast } from '../src/ui/toast';

/**
 * Any game in any state, in the real frame and without a server: `?game=greement&state=vote`; with
 * `&then=turn` another state follows as a patch, to see what moves on the way, with `&held=paused` or
 * `&held=offline` nothing can be done, with `&held=asked` the players are asked to agree on two things,
 * with `&held=off` they have agreed to end it; two at once are joined by a plus. Served by `npm run dev`,
 * never built. A game's states are the `situations` of its `fixture` folder.
 */
class StillSession extends Session {
  override readonly live = signal(true);
  override readonly connection = signal<Connection>({ state: 'live' });

  override async order(order: Order): Promise<Answer | null> {
    toast(JSON.stringify(order));
    return null;
  }
}

function show(situation: Situation): StillSession {
  const session = new StillSession('amber-gull-plover-quay');
  const { view, own } = situation;
  session.store.receive({
    type: 'snapshot',
    room: session.code,
    epoch: 'dev',
    v: 1,
    h: 1,
    view,
    edits: null,
    own,
    chat: [],
    ...toldOnWire(situation),
  });
  return session;
}

const ASKED = [
  { what: 'pause', about: null, yes: [2], needed: 3 },
  { what: 'end', about: null, yes: [1, 2], needed: 4 },
];

/** The same room, paused, or with its line cut, or while something is asked of all, or called off. */
function hold(session: StillSession, held: string, v: number): void {
  if (held === 'offline') {
    session.live.value = false;
    session.connection.value = { state: 'waiting', why: '', retryAtMillis: Date.now() + 3000 };
  }
  if (held === 'paused') {
    const lines = session.store.lines.peek().filter(({ own }) => !own);
    const n = (session.store.firstLine.peek() ?? 1) + lines.length;
    session.store.receive({
      v,
      edits: [['room/paused', true]],
      lines: [[n, 'room-paused', { seats: [2] }]],
    });
  }
  if (held === 'off') {
    const result = { reason: 'called-off', ranking: [] };
    session.store.receive({
      v,
      edits: [
        ['room/stage', 'over'],
        ['room/result', result],
      ],
    });
  }
  if (held === 'asked') {
    session.store.receive({ v, edits: [['room/agreements', ASKED]] });
  }
}

/** How long the first state stands before the next one follows. */
const PAUSE_MILLIS = 1500;

function follow(session: Session, situation: Situation): void {
  const { store } = session;
  const told = store.lines.peek().length;
  const { view, own } = situation;
  const { lines, clocks } = toldOnWire(situation);
  setTimeout(() => {
    store.receive({
      v: 2,
      edits: [['', view]],
      clocks,
      lines: lines.slice(Math.min(told, lines.length - 1)),
    });
    store.receive({ type: 'hand', h: 2, edits: [['', own]], lines: [] });
  }, PAUSE_MILLIS);
}

type Situations = Record<string, Situation>;

const fixtures = import.meta.glob<{ situations: Situations }>(
  '../src/games/*/fixture/situations.ts',
);

/** All states of all games, as links. */
async function contents() {
  const games = await Promise.all(
    Object.entries(fixtures).map(async ([path, load]) => ({
      id: path.split('/').at(-3) ?? '',
      states: Object.keys((await load()).situations),
    })),
  );
  return (
    <ul>
      {games.flatMap(({ id, states }) =>
        states.map((state) => (
          <li key={`${id} ${state}`}>
            <a href={`?game=${id}&state=${state}`}>
              {id}, {state}
            </a>
          </li>
        )),
      )}
    </ul>
  );
}

async function page(id: string, state: string, then: string, held: string) {
  const situations = await fixtures[`../src/games/${id}/fixture/situations.ts`]?.();
  const situation = situations?.situations[state];
  if (!situation) return contents();
  const module: AnyGame = await loadGame(id);
  const session = show(situation);
  const next = situations?.situations[then];
  if (next) follow(session, next);
  for (const [i, each] of held.split(' ').entries()) hold(session, each, i + 2);
  return (
    <SessionProvider value={session}>
      <Paints />
      <Announcer />
      <Table module={module} />
      <Toasts />
      <Tips />
    </SessionProvider>
  );
}

const wanted = new URLSearchParams(location.search);
applySettings(document.documentElement);
const [game = '', state = '', then = '', held = ''] = ['game', 'state', 'then', 'held'].map(
  (name) => wanted.get(name) ?? '',
);
await speak(settings.language.peek());
render(await page(game, state, then, held), document.body);
