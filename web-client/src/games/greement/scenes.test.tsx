import { signal } from '@preact/signals';
import { act } from 'preact/test-utils';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { key, mount } from '../../ui/mount';
import type { Told } from '../game';
import { SceneQueue } from '../scene-queue';
import { Actions } from './actions/Actions';
import { Stamp } from './board/Stamp';
import { fixturePlay } from './fixture/play';
import { emptyHand, turnTable, voteTable } from './fixture/tables';
import { openSession } from './session';
import type { Table } from './wire';

const told = (key: string, code: string) => {
  const args = { card: 'V07', against: 2, for: 3, players: 5, seat: 1 };
  return { key, code, args, own: false };
};

const BEFORE: Told<Table> = { table: voteTable, lines: [told('1', 'voted')] };
const lines = [...BEFORE.lines, told('2', 'vote-let-through'), told('3', 'value-changed')];
const PASSED: Told<Table> = { table: turnTable, lines };

/** A page on which a vote is about to end; a table is shown there as the queue of scenes has it. */
function voting(isMoving: boolean) {
  const moment = signal(BEFORE);
  const moving = signal(isMoving);
  const queue = new SceneQueue({ moment, moving });
  const base = fixturePlay({ table: voteTable, hand: emptyHand, seat: 1 });
  const table = signal<Table>(voteTable);
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
      moment.value = PASSED;
    });
  const wait = (millis: number) => act(() => void vi.advanceTimersByTime(millis));
  const stamp = () => page.querySelector('.verdict-stamp')?.textContent ?? null;
  const title = () => page.querySelector('.act-bar h2')?.textContent;
  return { page, queue, end, pass, wait, stamp, title };
}

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => {
  mount(null);
  vi.useRealTimers();
});

describe('the verdict of a vote', () => {
  it('stands for two seconds with what comes of it, before anything comes of it', () => {
    const { end, page, queue, pass, wait, stamp, title } = voting(true);
    expect(stamp()).toBeNull();
    expect(page.querySelectorAll('.act-buttons .button').length).toBeGreaterThan(0);
    pass();
    expect(stamp()).toContain('Poor harvest, rich vein');
    expect(stamp()).toContain('Passed');
    expect(stamp()).toContain('2 against, 3 for');
    expect(stamp()).toContain('Crop profit 4 → 3');
    expect(title()).toBe('Stop this event?');
    expect(page.querySelectorAll('.act-buttons .button')).toHaveLength(0);
    expect(queue.told.value?.map(({ code }) => code)).toEqual(['voted', 'vote-let-through']);
    wait(1999);
    expect(title()).toBe('Stop this event?');
    wait(1);
    expect(title()).toBe('Your turn.');
    expect(stamp()).toBeNull();
    expect(queue.running.value).toBeNull();
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
    expect(stamp()).toContain('Crop profit −1');
    wait(2000);
    expect(stamp()).toBeNull();
    end();
  });
});
