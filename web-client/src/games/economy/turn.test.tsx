import { isDeepStrictEqual } from 'node:util';
import { act } from 'preact/test-utils';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { FakeWorld } from '../../net/fake-world';
import { serverFrames } from '../../net/golden-frames';
import type { Edit, LogLine, ServerMessage } from '../../net/wire';
import { Session, SessionProvider } from '../../room/session';
import { Table } from '../../room/table/Table';
import { Announcer } from '../../ui/Announcer';
import { hush } from '../../ui/aria';
import { earOf } from '../../ui/ear';
import { key, mount } from '../../ui/mount';
import { onWire } from '../fixture';
import type { AnyGame } from '../load';
import { handOf } from './fixture/hand';
import { movesFor } from './fixture/moves';
import { placeHand, placeTable } from './fixture/placing';
import { roomOf } from './fixture/play';
import { moveTable, noHand, paidTable } from './fixture/tables';
import { game } from './index';
import { TUMBLE_MILLIS } from './scenes';
import type { Table as EconomyTable, Hand } from './wire';

type Snapshot = Extract<ServerMessage, { type: 'snapshot' }>;

/** She has seen the hints for newcomers. */
vi.hoisted(() => {
  const hints = ['corner', 'whole', 'hitPartOne', 'othersScore', 'hitPartTwo'];
  localStorage.setItem('kontor.economy.hints', JSON.stringify(hints));
});

const ROLLING: EconomyTable = { ...moveTable, phase: 'roll', die: null };

let world: FakeWorld;
let leave: () => void;
let page: HTMLElement;
let heard: () => readonly string[];
let seen: EconomyTable;
let v = 0;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  v = 41;
});

afterEach(() => {
  leave();
  hush();
  vi.useRealTimers();
});

const own = (table: EconomyTable, hand: Hand) => ({
  hand: handOf(table, hand, 1),
  moves: onWire(movesFor(table, hand, 1)),
});

/** Anna opens the table. */
function sees(table: EconomyTable, hand: Hand = noHand): void {
  seen = table;
  world = new FakeWorld();
  const session = new Session('amber-gull-plover-quay', world);
  leave = session.enter('');
  world.line.opens();
  world.line.says({ type: 'welcome', protocol: 1 });
  world.line.says({
    ...(serverFrames.snapshot as Snapshot),
    view: { room: roomOf(table), table },
    own: { seat: 1, ...own(table, hand) },
    clocks: {},
    lines: [],
    ownLines: [],
    chat: [],
  });
  page = mount(
    <>
      <SessionProvider value={session}>
        <Table module={game as AnyGame} />
      </SessionProvider>
      <Announcer />
    </>,
  );
  heard = earOf(page);
}

/** The parts of the table that are others now: what has not changed is not sent. */
function changes(from: EconomyTable, to: EconomyTable): Edit[] {
  return Object.entries(to)
    .filter(([part, value]) => !isDeepStrictEqual(value, from[part as keyof EconomyTable]))
    .map(([part, value]) => [`table/${part}`, value]);
}

/** The server has done what was sent last. */
function becomes(table: EconomyTable, lines: LogLine[] = [], hand: Hand = noHand): void {
  const before = seen;
  seen = table;
  v += 1;
  const { hand: after, moves } = own(table, hand);
  const toAct = table.phase === 'over' ? [] : [table.turn];
  act(() =>
    world.line.says({
      v,
      edits: [['room/toAct', toAct], ...changes(before, table)],
      lines,
      clocks: {},
      own: {
        h: v - 29,
        edits: [
          ['hand', after],
          ['moves', moves],
        ],
      },
    }),
  );
}

const types = (name: string) => key(document.activeElement ?? document.body, name);
const passes = (millis: number) => act(() => void vi.advanceTimersByTime(millis));
const sent = () =>
  world.line.sent.flatMap((message) => (message.type === 'act' ? [message.action] : []));
const button = (label: string) =>
  [...page.querySelectorAll<HTMLElement>('.button')].find((each) =>
    each.querySelector('.button-label')?.textContent?.startsWith(label),
  );

describe('a whole turn by keyboard alone', () => {
  it('is played by keys, and each result of it is heard once, in order, when it is seen', async () => {
    sees(ROLLING);
    button('Roll')?.focus();
    types('r');
    expect(sent()).toEqual([{ type: 'roll' }]);
    expect(heard()).toEqual([]);
    becomes(moveTable);
    await act(async () => {});
    expect(heard()).toEqual([]);
    expect(page.querySelector('.act-bar h2')?.textContent).toBe('Your turn.');
    expect(page.querySelector('.ec-way, [href="#ec-legal"]')).toBeNull();
    passes(TUMBLE_MILLIS);
    await act(async () => {});
    expect(heard()).toEqual([
      'Your move, 3: 15 lit spaces, N for the best. Mireille within reach, K.',
    ]);
    expect(document.activeElement).toBe(page.querySelector('.action-slot'));

    types('n');
    expect(heard()).toEqual([
      expect.stringMatching(/^e3 by .*: pays you \d, .*\. Enter or G to go\.$/),
    ]);
    types('k');
    expect(heard()).toEqual(['f4 by d4, e4: Mireille out, card turns down, nobody is paid']);
    types('n');
    expect(heard()).toEqual([expect.stringMatching(/^e3 by /)]);
    types('n');
    expect(heard()).toEqual([expect.not.stringMatching(/^e3 by /)]);
    types('Escape');
    expect(heard()).toEqual(['Nothing is chosen.']);

    page.querySelector<SVGElement>('[data-space="e3"]')?.focus();
    types('ArrowDown');
    types('Enter');
    expect(heard()).toEqual(['e2 is 4 steps away, you rolled 3.']);
    types('ArrowUp');
    types('Enter');
    expect(heard()).toEqual(['e3 by c3, d3: pays you 3, Jonas +1, Mireille +2, Tomasz +1']);
    types('g');
    expect(sent().at(-1)).toEqual({ type: 'move', to: 'e3', path: null });

    becomes(paidTable, [
      [9, 'rolled', { seat: 1, die: 3 }],
      [10, 'sector-paid', { seat: 1 }],
    ]);
    passes(100);
    expect(heard()).toEqual([]);
    passes(5000);
    expect(heard()).toEqual([
      'You roll 3: c4 → e3, land on MOTOR factory: you +3, Jonas +1, Mireille +2, Tomasz +1.',
      'Waiting for Jonas',
    ]);
    const lastMove = { seat: 2, die: 1, from: 'g7', path: ['g6'] };
    const next = { ...paidTable, turn: 3, turnNumber: paidTable.turnNumber + 1, lastMove };
    becomes({ ...next, lastLanding: null }, [[11, 'rolled', { seat: 2, die: 1 }]]);
    passes(5000);
    expect(heard()).toEqual([
      'Jonas rolls 1: g7 → g6, lands on an empty space, nothing happens.',
      'Waiting for Mireille',
    ]);
    expect(page.querySelector('.teller')?.textContent).not.toContain('MOTOR');
    expect(page.querySelector('.knowledge')?.textContent).toContain('You roll 3, a sector pays.');
  });

  it('leaves the focus on the board when a key throws the die, and enters it by an arrow', async () => {
    sees(ROLLING);
    types('ArrowDown');
    const focused = () => (document.activeElement as SVGElement | null)?.dataset?.space;
    expect(focused()).toBe('c4');
    types('ArrowRight');
    types('r');
    becomes(moveTable);
    passes(TUMBLE_MILLIS);
    await act(async () => {});
    expect(focused()).toBe('d4');
    expect(page.querySelector('.ec-ring')).not.toBeNull();
    types('ArrowDown');
    expect(focused()).toBe('d3');
    button('Next')?.focus();
    types('n');
    types('ArrowUp');
    expect(focused()).toBe('e3');
  });

  it('takes the focus on the board along to the space that a key chooses, so that Enter goes there', () => {
    sees(moveTable);
    const space = (at: string) => page.querySelector<SVGElement>(`[data-space="${at}"]`);
    act(() => space('h6')?.focus());
    types('k');
    expect(document.activeElement).toBe(space('f4'));
    types('n');
    const next = (document.activeElement as SVGElement | null)?.dataset.space;
    types('Enter');
    expect(sent().at(-1)).toMatchObject({ type: 'move', to: next });
  });

  it('gives the focus back to the roll when the turn comes back', async () => {
    sees(moveTable);
    types('n');
    button('Go')?.focus();
    types('g');
    becomes(paidTable);
    passes(5000);
    await act(async () => {});
    expect(button('Roll')?.contains(document.activeElement)).toBe(false);
    const turnNumber = paidTable.turnNumber + 1;
    becomes({ ...ROLLING, turnNumber, lastMove: { seat: 4, die: 1, from: 'a8', path: ['b8'] } });
    passes(5000);
    await act(async () => {});
    expect(document.activeElement).toBe(button('Roll'));
  });

  it('places a card by its letter, and hears why a space is none for it', () => {
    sees(placeTable, placeHand);
    types('n');
    const [first] = heard();
    expect(first).toMatch(/^[a-h][1-8] is free for it\.$/);
    page.querySelector<SVGElement>('[data-space="a8"]')?.focus();
    types('Enter');
    expect(heard()).toEqual(['A card lies on a8 already.']);
    types('n');
    heard();
    types('p');
    expect(sent()).toEqual([
      { type: 'place-card', card: placeHand.hand[0], space: first?.slice(0, 2) },
    ]);
  });
});

describe('while nothing can be sent', () => {
  it('everything is dashed for that one reason, and the own dot says it', () => {
    sees(ROLLING);
    act(() => world.line.breaks());
    const reasons = [...page.querySelectorAll('.action-slot .button')].map((each) => [
      each.getAttribute('aria-disabled'),
      each.querySelector('.reason')?.textContent,
    ]);
    expect(reasons.length).toBeGreaterThan(1);
    const why = 'No connection.';
    expect(reasons).toEqual(reasons.map(() => ['true', why]));
    expect(page.querySelector('[data-seat="1"] .presence')?.className).toContain('away');
    types('r');
    expect(sent()).toEqual([]);
  });

  it('the same while the table is paused', () => {
    sees(ROLLING);
    v += 1;
    const moves = {
      ...own(ROLLING, noHand).moves,
      blocked: [{ code: 'paused', args: {}, of: ['roll'] }],
    };
    act(() =>
      world.line.says({
        v,
        edits: [['room/paused', true]],
        own: { h: v - 29, edits: [['moves', moves]] },
      }),
    );
    const reasons = [...page.querySelectorAll('.action-slot .button .button-second')].map(
      (each) => each.textContent,
    );
    expect(new Set(reasons)).toEqual(new Set(['The game is paused.']));
    types('r');
    expect(sent()).toEqual([]);
  });
});
