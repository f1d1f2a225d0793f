import { act } from 'preact/test-utils';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { AnyGame } from '../../games/load';
import { FakeWorld } from '../../net/fake-world';
import { serverFrames } from '../../net/golden-frames';
import type { Clocks, Edit, LogLine, ServerMessage } from '../../net/wire';
import { announcements } from '../../ui/aria';
import { found, mount } from '../../ui/mount';
import { dismissToast, shownToast } from '../../ui/toast';
import { inSight } from '../layout';
import { Session, SessionProvider } from '../session';
import { showingOf } from './showing';
import { stagedGame } from './staged-game';
import { Table } from './Table';

type Snapshot = Extract<ServerMessage, { type: 'snapshot' }>;
let heard: number[] = [];
let readStory = () => {};

const staged = stagedGame({
  hears: (round) => heard.push(round),
  opens: (play) => {
    readStory = play.readStory;
  },
});

let world: FakeWorld;
let session: Session;
let leave: () => void;
let v = 41;
let line = 8;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  heard = [];
  v = 41;
  line = 8;
  vi.stubGlobal('fetch', async () => new Response(null, { status: 404 }));
  world = new FakeWorld();
  session = new Session('amber-gull-plover-quay', world);
  leave = session.enter('');
  world.line.opens();
  world.line.says({ type: 'welcome', protocol: 1 }, serverFrames.snapshot as Snapshot);
  dismissToast();
});

afterEach(() => {
  leave();
  inSight.value = true;
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const table = () =>
  mount(
    <SessionProvider value={session}>
      <Table module={staged as AnyGame} />
    </SessionProvider>,
  );

/** A round is played, and then it is the turn of a seat, with a clock of its own. */
function plays(round: number, seat: number, ...more: Edit[]): void {
  tells({ running: [['turn', 9_000, null, [seat]]] }, round, ['room/toAct', [seat]], ...more);
}

function tells(clocks: Clocks, round: number, ...more: Edit[]): void {
  v += 1;
  line += 1;
  const edits: Edit[] = [['table/round', round], ...more];
  const lines: LogLine[] = [[line, `round-${round}`]];
  act(() => world.line.says({ v, edits, clocks, lines }));
}

const passes = (millis: number) => act(() => void vi.advanceTimersByTime(millis));

/** Everything on the page that says what is now. */
const now = (page: HTMLElement) => ({
  header: found(page, '.header-title p').textContent,
  pill: found(page, '.turn-words').textContent,
  clock: page.querySelector('.turn-time') !== null,
  seat: found(page, '.seat.on-turn b').textContent,
  figure: found(page, '.seat-figures span').textContent,
  moves: found(page, '.moves').textContent !== '',
  log: found(page, '.followed ul').lastElementChild?.textContent,
  title: document.title.startsWith('●'),
});

describe('one time for everything on the page', () => {
  it('is that of the board: nothing runs ahead of the scene that is played', () => {
    const page = table();
    const before = now(page);
    expect(before).toMatchObject({ pill: 'Your turn', clock: true, moves: true, title: true });
    plays(7, 2);
    expect(session.store.table.value).toMatchObject({ round: 7 });
    expect(now(page)).toEqual({ ...before, clock: false, moves: false });
    expect(heard).toEqual([]);
    passes(2000);
    expect(now(page)).toMatchObject({
      header: 'Greement · round 7',
      pill: 'Waiting for Jonas',
      clock: true,
      seat: 'Jonas',
      figure: 'round: 7',
      log: 'round-7',
      title: false,
    });
    expect(heard).toEqual([7]);
    expect(announcements.polite.value).toBe('Waiting for Jonas');
  });

  it('is that of the banner of a pause too', () => {
    const page = table();
    const paused = () => found(page, '.banner.blue').textContent;
    plays(7, 2, ['room/paused', true]);
    expect(paused()).toContain('It is your turn');
    passes(2000);
    expect(paused()).toContain('Jonas is on turn');
  });

  it('lists what could be done before, with the reason that it is still played', () => {
    table();
    const { queue, listed, moves } = showingOf(session);
    queue.stage<number>({
      at: ({ table: seen }) => (seen as { round: number }).round,
      between: (before) => [{ table: before, millis: 2000 }],
    });
    const end = queue.follow();
    const open = listed.value.filter(({ blocked, forGood }) => !blocked && !forGood);
    expect(open.length).toBeGreaterThan(0);
    plays(7, 2);
    const waiting = listed.value.filter(({ blocked }) => blocked?.code === 'underway');
    expect(waiting.map(({ action }) => action)).toEqual(open.map(({ action }) => action));
    expect(moves.value.filter(({ forGood }) => !forGood)).toEqual([]);
    end();
  });

  it('shows the clock that asks somebody to act once he has seen why', () => {
    const page = table();
    plays(7, 2);
    passes(2000);
    plays(8, 1);
    expect(now(page)).toMatchObject({ pill: 'Waiting for Jonas', clock: false, moves: false });
    passes(2000);
    expect(now(page)).toMatchObject({ pill: 'Your turn', clock: true, moves: true });
  });

  it('keeps the clock that goes on through what is played', () => {
    const page = table();
    plays(7, 2);
    passes(2000);
    const before = now(page);
    tells({ running: [['turn', 8_700, null, [2]]] }, 8);
    expect(now(page)).toEqual({ ...before, moves: false });
    passes(2000);
    expect(now(page)).toMatchObject({ header: 'Greement · round 8', clock: true });
  });

  it('tells each line once and in order to those who listen, none before it is seen', () => {
    const page = table();
    const told = () => [...page.querySelectorAll('.teller p')].map((line) => line.textContent);
    const regions = [...page.querySelectorAll('[aria-live]')].filter((region) =>
      region.textContent?.includes('turn-ended'),
    );
    expect([told(), regions]).toEqual([[], []]);
    plays(7, 2);
    plays(8, 1);
    expect(told()).toEqual([]);
    passes(2000);
    expect(told()).toEqual(['round-7']);
    passes(2000);
    expect(told()).toEqual(['round-7', 'round-8']);
    for (let round = 9; round <= 16; round += 1) {
      plays(round, 1);
      passes(2000);
    }
    expect(told()).toHaveLength(6);
    expect(told().at(-1)).toBe('round-16');
  });

  it('tells that a round has begun however much happens in it at once', () => {
    const page = table();
    const told = () => [...page.querySelectorAll('.teller p')].map((line) => line.textContent);
    const codes = ['turn-ended', 'round-began', 'a', 'b', 'c', 'd', 'e', 'f'];
    const lines = codes.map((code, i): LogLine => [line + 1 + i, code]);
    act(() => world.line.says({ v: v + 1, edits: [], lines }));
    expect(told()).not.toContain('turn-ended');
    expect(told()).toContain('round-began');
  });

  it('turns to the log where a game asks for it, whatever lies open', () => {
    const page = table();
    const open = () => found(page, '.knowledge-tabs [aria-selected=true]').textContent;
    act(() => found(page, '.knowledge-tabs [role=tab]:nth-of-type(3)').click());
    expect(open()).toBe('Rules');
    act(readStory);
    expect(open()).toBe('Log');
  });

  it('shows the result when the board has come to it', () => {
    const page = table();
    const ranking = [{ place: 1, seat: 2, score: 9 }];
    plays(7, 2, ['room/stage', 'over'], ['room/result', { reason: 'alarm', ranking, turns: 7 }]);
    expect(page.textContent).not.toContain('Jonas wins');
    passes(2000);
    expect(page.textContent).toContain('Jonas wins');
  });

  it('tells at once who is away, whatever is played', () => {
    const page = table();
    plays(7, 2, ['room/seats/1/presence', 'away']);
    expect(now(page).pill).toBe('Your turn');
    expect(found(page, '[data-seat="2"]').textContent).toContain('away');
  });

  it('jumps for who falls far behind, and tells him what he missed', () => {
    const page = table();
    for (let round = 7; round <= 11; round += 1) plays(round, 2);
    expect(now(page)).toMatchObject({ header: 'Greement · round 10', log: 'round-10' });
    expect(shownToast.value?.text).toBe(
      'You missed: round-8 round-9 round-10 (and 1 more) Now Jonas is on turn.',
    );
    passes(2000);
    expect(now(page).header).toBe('Greement · round 11');
    expect(heard).toEqual([10, 11]);
  });

  it('is that of the server for who looks away, who is told what he missed when he is back', () => {
    const page = table();
    plays(7, 2);
    act(() => {
      inSight.value = false;
    });
    plays(8, 1);
    expect(now(page)).toMatchObject({ header: 'Greement · round 8', clock: true, title: true });
    expect(shownToast.value).toBeUndefined();
    act(() => {
      inSight.value = true;
    });
    expect(shownToast.value?.text).toBe('You missed: round-7 round-8 Now it is your turn.');
  });

  /** The room tells something of its own, and the table stays as it was. */
  const told = (code: string, args: Record<string, unknown>, ...edits: Edit[]) => {
    v += 1;
    line += 1;
    act(() => world.line.says({ v, edits, lines: [[line, code, args]] }));
  };
  const logged = (page: HTMLElement) =>
    [...page.querySelectorAll('.followed li span')].map((each) => each.textContent);

  it('tells a pause and its end in the log and to those who listen, with who wanted it', () => {
    const page = table();
    told('room-paused', { seats: [2, 1] }, ['room/paused', true]);
    expect(logged(page).at(-1)).toBe('Jonas and Anna pause the game.');
    told('room-resumed', {}, ['room/paused', false]);
    expect(logged(page).at(-1)).toBe('The game goes on.');
    const heardLines = [...page.querySelectorAll('.teller p')].map((each) => each.textContent);
    expect(heardLines).toEqual(['Jonas and Anna pause the game.', 'The game goes on.']);
  });

  it('keeps what the room tells from the game, whose board plays nothing for it', () => {
    const page = table();
    const { queue, lines, story } = showingOf(session);
    const before = lines.value;
    told('room-bot-sat', { seat: 2 });
    expect(lines.value).toBe(before);
    expect(story.value.at(-1)?.code).toBe('room-bot-sat');
    expect(queue.running.value).toBeNull();
    expect(logged(page).at(-1)).toBe('A bot plays for Jonas.');
    plays(7, 1);
    expect(logged(page).at(-1)).toBe('A bot plays for Jonas.');
    passes(2000);
    expect(logged(page).slice(-2)).toEqual(['A bot plays for Jonas.', 'round-7']);
  });

  it('tells the reader of himself as "you"', () => {
    const page = table();
    told('room-paused', { seats: [1] });
    told('room-bot-sat', { seat: 1 });
    told('room-bot-rose', { seat: 1 });
    expect(logged(page).slice(-3)).toEqual([
      'You pause the game.',
      'A bot plays for you.',
      'You are back and take over from the bot.',
    ]);
  });

  it('names a pause among what somebody missed', () => {
    table();
    act(() => {
      inSight.value = false;
    });
    told('room-paused', { seats: [2] });
    told('room-resumed', {});
    act(() => {
      inSight.value = true;
    });
    expect(shownToast.value?.text).toContain('Jonas pauses the game. The game goes on.');
  });
});
