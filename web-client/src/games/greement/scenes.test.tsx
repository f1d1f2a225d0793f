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

/**
 * A page on which a vote is about to end; a table is shown there as the queue of scenes has it. Nothing moves on it
 * where motion is reduced, nor, with null, where nobody looks.
 */
function voting(isMoving: boolean | null, after = PASSED, before = BEFORE) {
  const moment = signal(before);
  const moving = signal(isMoving === true);
  const queue = new SceneQueue({ moment, moving, resting: signal(isMoving === false) });
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
    expect(stamp()).toContain('profit 49\u00a0→\u00a042');
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

  it('says of a draw that it lets the card pass', () => {
    const draw = told('2', 'vote-let-through');
    const args = { ...draw.args, against: 2, for: 2, players: 4 };
    const { end, pass, stamp } = voting(true, {
      ...PASSED,
      lines: [...BEFORE.lines, { ...draw, args }, changed],
    });
    pass();
    expect(stamp()).toContain('2 against, 2 for: a draw lets it pass');
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

  it('has its time where nothing moves too, with its word on it at once, and is gone when the next vote opens', () => {
    const event = voteTable.event && { ...voteTable.event, position: 3 };
    const { end, page, pass, wait, session, stamp } = voting(false, {
      table: { ...voteTable, event },
      lines,
    });
    pass();
    expect(stamp()).toContain('Passed');
    expect(stamp()).toContain('Crop profit 4 → 3');
    expect(stamp()).toContain('profit 49\u00a0→\u00a042');
    expect(session.seen.value.values.cropProfit).toBe(3);
    wait(2699);
    expect(openButtons(page)).toBe(0);
    wait(1);
    expect(stamp()).toBeNull();
    expect(openButtons(page)).toBeGreaterThan(0);
    end();
  });

  it('has all its time before a card that is laid aside after it', () => {
    const dropped = { ...told('4', 'card-dropped'), args: { card: 'P04' } };
    const { end, pass, stamp, wait } = voting(true, { ...PASSED, lines: [...lines, dropped] });
    pass();
    wait(500);
    wait(2199);
    expect(stamp()).toContain('Passed');
    wait(1);
    expect(stamp()).toMatch(/^Event 1: .*Hits nothing/);
    end();
  });

  it('holds nothing up where nobody looks', () => {
    const { end, pass, stamp, title } = voting(null);
    pass();
    expect([title(), stamp()]).toEqual(['Your turn.', null]);
    end();
  });
});

describe('a card that has nothing to hit', () => {
  const dropped = { ...told('2', 'card-dropped'), args: { card: 'P04' } };
  const after = { table: turnTable, lines: [...BEFORE.lines, dropped] };

  it.each([
    ['pieces move', true],
    ['nothing moves', false],
  ])('is shown for a moment with what it would have done, where %s', (_, isMoving) => {
    const { end, pass, wait, stamp, queue } = voting(isMoving, after);
    pass();
    expect(stamp()).toContain('Appropriation by the mountains');
    expect(stamp()).toContain('Hits nothing');
    expect(stamp()).toContain('Would have taken squares by mountains; nobody owns one.');
    wait(1499);
    expect(queue.running.value).not.toBeNull();
    wait(1);
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
    expect(stamp()).toContain('7 of 10 pledged');
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

  it('is over when the next phase opens where nothing moves too', () => {
    const args = { card: 'P03', pledged: 0, price: 15 };
    const { end, pass, stamp, title, wait } = paying(payTable, 'event-unpaid', args, false);
    pass();
    expect(title()).not.toBe('Your turn.');
    expect(stamp()).toContain('Not paid');
    wait(2700);
    expect([title(), stamp()]).toEqual(['Your turn.', null]);
    end();
  });
});
