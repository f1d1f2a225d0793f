import { signal } from '@preact/signals';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { StoryLine, Told } from '../../game';
import { SceneQueue } from '../../scene-queue';
import { stepped } from '../fields';
import { fixturePlay } from '../fixture/play';
import { sixTable } from '../fixture/six';
import { withPlayer } from '../fixture/tables';
import type { Table } from '../wire';
import { openShow } from './show';

/** So soon after a turn the server's bots throw; for whoever lets it throw, it takes a second. */
const BOT_MILLIS = 800;

const all: Table = {
  ...sixTable,
  players: sixTable.players.map((each) => ({ ...each, autoRoll: true })),
};

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A page that has such a table in sight. */
function watching(first: Table) {
  const moment = signal<Told<Table>>({ table: first, lines: [line(0, 'starts', { seat: 1 })] });
  const queue = new SceneQueue({ moment, moving: signal(true) });
  const play = { ...fixturePlay({ table: first, seat: 1 }), stage: queue.stage.bind(queue) };
  openShow(play as never);
  const left: unknown[] = [];
  queue.onJump((before) => left.push(before));
  queue.follow();
  const tell = (table: Table, code: string, args: Record<string, unknown>) => {
    const { lines } = moment.peek();
    moment.value = { table, lines: [...lines, line(lines.length, code, args)] };
    vi.advanceTimersByTime(BOT_MILLIS);
  };
  return { queue, moment, left, tell };
}

function line(n: number, code: string, args: Record<string, unknown>): StoryLine {
  return { key: `line-${n}`, own: false, code, args };
}

/** The next turn: every third ends at a camp, whose rent is thrown for. */
function takeTurn({ moment, tell }: ReturnType<typeof watching>, n: number): void {
  const before = moment.peek().table;
  const { turn: seat } = before;
  const dice = [((n * 5) % 6) + 1, ((n * 3) % 6) + 1];
  const from = before.players[seat - 1]?.position ?? 1;
  const position = stepped(
    from,
    dice.reduce((sum, pips) => sum + pips, 0),
  );
  const field = before.fields[position - 1]?.id;
  const owner = (seat % 6) + 1;
  const landed: Table = {
    ...withPlayer(before, seat, { position }),
    throw: { dice, purpose: 'move' },
  };
  const next: Table = { ...landed, turn: owner, turnNumber: before.turnNumber + 1 };
  if (n % 3 > 0) {
    tell(next, 'rent-paid', { seat, dice, field, paid: 3200, owner });
  } else {
    tell({ ...landed, phase: 'camp' }, 'camp-reached', { seat, dice, field, camps: 2, owner });
    tell(next, 'camp-rent-paid', { seat, dice, field, paid: 1400, owner });
  }
}

describe('a page in sight', () => {
  it('never leaves out a turn where six seats throw by themselves, for sixty turns', () => {
    const page = watching(all);
    for (let n = 1; n <= 60; n++) takeTurn(page, n);
    expect(page.left).toEqual([]);
    const behind = page.moment.peek().table.turnNumber - page.queue.now.peek().table.turnNumber;
    expect(behind).toBeLessThanOrEqual(4);
  });

  it('never leaves out a turn of the five bots that throw between those of its reader', () => {
    const page = watching(withPlayer(all, 1, { autoRoll: false }));
    for (let n = 1; n <= 6; n++) takeTurn(page, n * 3);
    expect(page.left).toEqual([]);
  });
});
