import { act } from 'preact/test-utils';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { KeyPlayer } from '../../room/table/by-keys';
import type { Situation } from '../fixture';
import type { AnyGame } from '../load';
import { situations } from './fixture/situations';
import { moveTable } from './fixture/tables';
import { game } from './index';
import type { Table } from './wire';

/** Shorter than anything said stands, and all of them longer than the scenes of one move. */
const STEP_MILLIS = 500;
const STEPS = 16;

let anna: KeyPlayer;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});

afterEach(() => {
  vi.useRealTimers();
});

function at(table: Table): Situation {
  const { view, ...rest } = situations.other as Situation;
  return { ...rest, view: { room: { ...view.room, toAct: [table.turn] }, table } };
}

/** Jonas is to walk, and then has knocked Anna out; her corner is chosen or not. */
const walking: Table = { ...moveTable, turn: 2, die: 5 };
const out = (outside: 'h1' | null): Table => ({
  ...walking,
  ...(outside === null
    ? { phase: 'send', sending: 1 }
    : { phase: 'roll', turn: 3, turnNumber: walking.turnNumber + 1, die: null }),
  players: walking.players.map((each) => {
    if (each.seat === 1) return { ...each, piece: { space: null, outside } };
    return each.seat === 2 ? { ...each, piece: { space: 'c4', outside: null } } : each;
  }),
  lastMove: { seat: 2, die: 5, from: 'g7', path: ['g6', 'g5', 'f5', 'e5', 'c4'] },
});
const knocked = ['knocked-out', { seat: 2, die: 5, rival: 1 }] as const;
const down = ['turned-down', { seat: 2 }] as const;

/** What is heard while a move is played, but for whose turn it is. */
async function heard(): Promise<readonly string[]> {
  const all: string[] = [];
  for (let step = 0; step < STEPS; step += 1) {
    await act(async () => void (await vi.advanceTimersByTimeAsync(STEP_MILLIS)));
    all.push(...anna.heard());
  }
  return all.filter((words) => !words.startsWith('Waiting'));
}

const WHAT = 'Jonas rolls 5: g7 → c4, knocks you out.';
const WHERE = 'You start again at h1.';

it('is heard with where one starts again after it, where both come at once', async () => {
  anna = new KeyPlayer(game as AnyGame, at(walking));
  await anna.tells(at(out('h1')), knocked, down);
  expect(await heard()).toEqual([`${WHAT} ${WHERE}`, 'Jonas turns a card down.']);
});

it('is heard with what part 2 changes after the move that brings it, once', async () => {
  const gathering: Table = { ...walking, part: 1, phase: 'roll', die: null };
  const begun: Table = {
    ...{ ...walking, phase: 'roll', die: null, turn: 3, turnNumber: walking.turnNumber + 1 },
    lastMove: { seat: 2, die: 1, from: 'g7', path: ['g6'] },
  };
  anna = new KeyPlayer(game as AnyGame, at(gathering));
  await anna.tells(at(begun), ['rolled', { seat: 2, die: 1 }], ['part-two', {}]);
  const all = await heard();
  expect(all[0]).toMatch(/^Jonas rolls 1/);
  expect(all[1]).toBe('Part 2');
  expect(all[2]).toMatch(/^All property is taken\./);
  expect(all.filter((words) => words.includes('Part 2'))).toHaveLength(1);
});

it('is heard before where one starts again, where that is chosen later', async () => {
  anna = new KeyPlayer(game as AnyGame, at(walking));
  await anna.tells(at(out(null)), knocked);
  expect(await heard()).toEqual([WHAT]);
  await anna.tells(at(out('h1')), down);
  expect(await heard()).toEqual([WHERE, 'Jonas turns a card down.']);
});

it('is heard so by the others as well, of him by name', async () => {
  const seen = (table: Table): Situation => {
    const situation = at(table);
    return { ...situation, own: situation.own && { ...situation.own, seat: 4 } };
  };
  anna = new KeyPlayer(game as AnyGame, seen(walking));
  await anna.tells(seen(out('h1')), knocked, down);
  expect(await heard()).toEqual([
    'Jonas rolls 5: g7 → c4, knocks Anna out. Anna starts again at h1.',
    'Jonas turns a card down.',
  ]);
});
