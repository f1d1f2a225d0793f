import { signal } from '@preact/signals';
import { act } from 'preact/test-utils';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { key, mount } from '../../ui/mount';
import type { Told } from '../game';
import { SceneQueue } from '../scene-queue';
import { Actions } from './actions/Actions';
import { Stamp } from './board/Stamp';
import { emptyHand } from './fixture/hands';
import { fixturePlay } from './fixture/play';
import { payTable, pledgeTable, turnTable, voteTable } from './fixture/tables';
import { openSession } from './session';
import type { Table } from './wire';

const told = (key: string, code: string) => {
  const args = { card: 'V07', against: 2, for: 3, players: 5, seat: 1 };
  return { key, code, args, own: false };
};

const fell = { value: 'cropProfit', from: 4, to: 3 };
const changed = { key: '3', code: 'value-changed', args: fell, own: false };

const BEFORE: Told<Table> = { table: voteTable, lines: [told('1', 'voted')] };
const lines = [...BEFORE.lines, told('2', 'vote-let-through'), changed];
const PASSED: Told<Table> = { table: turnTable, lines };

/** A page on which a vote is about to end; a table is shown there as the queue of scenes has it. */
function voting(isMoving: boolean, after = PASSED, before = BEFORE) {
  const moment = signal(before);
  const moving = signal(isMoving);
  const queue = new SceneQueue({ moment, moving });
  const base = fixturePlay({ table: before.table, hand: emptyHand, seat: 1 });
  const table = signal<Table>(before.table);
  queue.onArrival((_, after) => {
    table.value = after.table;
  });
  const session = openSession({
    ...base,
    table,
    stage: (staging) => queue.stage(staging),
  });
  const end = queue.follow();
  const page = mount(
    <>
      <Stamp session={session} />
      <Actions session={session} />
    </>,
  );
  const pass = () =>
    act(() => {
      moment.value = after;
    });
  const wait = (millis: number) => act(() => void vi.advanceTimersByTime(millis));
  const stamp = () => page.querySelector('.verdict-stamp')?.textContent ?? null;
  const title = () => page.querySelector('.act-bar h2')?.textContent;
  return { page, queue, session, end, pass, wait, stamp, title };
}

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => {
  mount(null);
  vi.useRealTimers();
});

/** How many of the tray's buttons do something; they keep their places all the while. */
function openButtons(page: HTMLElement): number {
  const buttons = [...page.querySelectorAll('.act-buttons .button')];
  expect(buttons.length).toBeGreaterThan(0);
  return buttons.filter((button) => button.getAttribute('aria-disabled') !== 'true').length;
}

describe('the verdict of a vote', () => {
  it('stands for two seconds and more; what comes of it is seen and told once its word has fallen', () => {
    const { end, page, queue, session, pass, wait, stamp, title } = voting(true);
    expect(stamp()).toBeNull();
    const ballot = page.querySelector('.act-buttons .button');
    expect(openButtons(page)).toBeGreaterThan(0);
    pass();
    expect(stamp()).toContain('Poor harvest, rich vein');
    expect(stamp()).toContain('Passed');
    expect(stamp()).toContain('2 against, 3 for');
    expect(stamp()).toContain('Crop profit 4 → 3');
    expect(stamp()).toContain('profit −7');
    expect(title()).toBe('Poor harvest, rich vein');
    expect(openButtons(page)).toBe(0);
    const told = () => queue.told.value?.map(({ code }) => code);
    expect(told()).toEqual(['voted']);
    expect(session.seen.value.values.cropProfit).toBe(4);
    wait(500);
    expect(told()).toEqual(['voted', 'vote-let-through', 'value-changed']);
    expect(session.seen.value.values.cropProfit).toBe(3);
    wait(2199);
    expect(title()).toBe('Poor harvest, rich vein');
    expect(page.querySelector('.act-buttons .button')).not.toBe(ballot);
    wait(1);
    expect(title()).toBe('Your turn.');
    expect(stamp()).toBeNull();
    expect(queue.running.value).toBeNull();
    end();
  });

  it('gives way to the reader’s turn at once, whatever he collects in it', () => {
    const profit = { key: 'own-1', code: 'own-profit', args: { amount: 37 }, own: true };
    const { end, pass, wait, title } = voting(true, { ...PASSED, lines: [...lines, profit] });
    pass();
    wait(2700);
    expect(title()).toBe('Your turn.');
    end();
  });

  it('is over at once for who presses a key', () => {
    const { end, pass, stamp, title } = voting(true);
    pass();
    expect(stamp()).not.toBeNull();
    key(document.body, 'Enter');
    expect([stamp(), title()]).toEqual([null, 'Your turn.']);
    end();
  });

  it('holds nothing up where nothing moves, and is seen all the same', () => {
    const { end, pass, wait, stamp, title } = voting(false);
    pass();
    expect(title()).toBe('Your turn.');
    expect(stamp()).toContain('Passed');
    expect(stamp()).toContain('Crop profit 4 → 3');
    expect(stamp()).toContain('Mine profit stays 5');
    expect(stamp()).toContain('profit −7');
    wait(2700);
    expect(stamp()).toBeNull();
    end();
  });

  it('takes no buttons from the next vote where nothing moves', () => {
    const event = voteTable.event && { ...voteTable.event, position: 3 };
    const { end, page, pass, stamp } = voting(false, { table: { ...voteTable, event }, lines });
    pass();
    expect(stamp()).toContain('Passed');
    expect(page.querySelector('.act-buttons')?.textContent).toContain('Against');
    end();
  });
});

describe('a card that has nothing to hit', () => {
  const after = { table: turnTable, lines: [...BEFORE.lines, told('2', 'card-dropped')] };

  it('is shown for a moment in its turn, before the story goes on', () => {
    const { end, pass, wait, stamp, queue } = voting(true, after);
    pass();
    expect(stamp()).toContain('Poor harvest, rich vein');
    expect(stamp()).toContain('Hits nothing');
    wait(1499);
    expect(queue.running.value).not.toBeNull();
    wait(1);
    expect(stamp()).toBeNull();
    end();
  });

  it('holds nothing up where nothing moves', () => {
    const { end, pass, wait, stamp, title } = voting(false, after);
    pass();
    expect(title()).toBe('Your turn.');
    expect(stamp()).toContain('Hits nothing');
    wait(1500);
    expect(stamp()).toBeNull();
    end();
  });
});

describe('the end of a pay-off', () => {
  const paying = (table: Table, code: string, args: Record<string, unknown>, isMoving = true) => {
    const before: Told<Table> = { table, lines: [told('1', 'card-turned-up')] };
    const lines = [...before.lines, { key: '2', code, args, own: false }];
    return voting(isMoving, { table: turnTable, lines }, before);
  };

  it('says who has filled the jar, before the next phase opens', () => {
    const args = { card: 'P01', seats: [2, 1], amounts: [6, 4] };
    const { end, page, pass, wait, stamp, title } = paying(pledgeTable, 'pledges-collected', args);
    pass();
    expect(stamp()).toContain('Paid off');
    expect(stamp()).toContain('Jonas 6, you 4');
    expect(stamp()).toContain('The event does nothing.');
    expect(openButtons(page)).toBe(0);
    wait(2700);
    expect([stamp(), title()]).toEqual([null, 'Your turn.']);
    end();
  });

  it('says who has paid for all', () => {
    const { end, pass, stamp } = paying(payTable, 'event-paid', {
      card: 'P03',
      seat: 2,
      price: 15,
    });
    pass();
    expect(stamp()).toContain('Paid off');
    expect(stamp()).toContain('Jonas pays 15; the squares stay.');
    end();
  });

  it('says what comes of a jar that stays short', () => {
    const args = { card: 'P01', pledged: 7, price: 10 };
    const { end, pass, stamp } = paying(pledgeTable, 'event-unpaid', args);
    pass();
    expect(stamp()).toContain('Not paid');
    expect(stamp()).toContain('Only 7 of 10 pledged');
    expect(stamp()).toContain('2 → 3');
    end();
  });

  it('names the squares that nobody has paid for, and their owners', () => {
    const args = { card: 'P03', pledged: 0, price: 15 };
    const { end, pass, stamp } = paying(payTable, 'event-unpaid', args);
    pass();
    expect(stamp()).toContain('Nobody pays 15.');
    expect(stamp()).toContain('You E1 D2 F2 E3 D4 C5');
    end();
  });

  it('is seen where nothing moves, and holds nothing up', () => {
    const args = { card: 'P03', pledged: 0, price: 15 };
    const { end, pass, stamp, title } = paying(payTable, 'event-unpaid', args, false);
    pass();
    expect([title(), stamp()?.includes('Not paid')]).toEqual(['Your turn.', true]);
    end();
  });
});
