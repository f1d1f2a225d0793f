import { signal } from '@preact/signals';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { key, mount } from '../../ui/mount';
import type { Told } from '../game';
import { SceneQueue } from '../scene-queue';
import { Curves } from './ending/Curves';
import { endTable } from './fixture/end';
import { turnHand } from './fixture/hands';
import { fixturePlay } from './fixture/play';
import { turnTable } from './fixture/tables';
import { openSession } from './session';
import type { Table } from './wire';

const told = (key: string, code: string) => ({ key, code, args: { seat: 2 }, own: false });
const BEFORE: Told<Table> = { table: turnTable, lines: [told('1', 'turn-began')] };
const AFTER: Told<Table> = { table: endTable, lines: [...BEFORE.lines, told('2', 'alarm-rang')] };

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => void vi.useRealTimers());

/** A table on which the alarm rings now. */
function ringing(isMoving: boolean) {
  const moment = signal(BEFORE);
  const queue = new SceneQueue({ moment, moving: signal(isMoving) });
  const base = fixturePlay({ table: turnTable, hand: turnHand, seat: 1 });
  const session = openSession({ ...base, stage: (staging) => queue.stage(staging) });
  const end = queue.follow();
  moment.value = AFTER;
  return { queue, session, end };
}

describe('the alarm', () => {
  it('rings over the table, and is told, a second before what it ends is seen', () => {
    const { queue, session, end } = ringing(true);
    expect(session.rings.value).toBe(true);
    expect(session.hasRung()).toBe(true);
    expect(queue.told.value?.at(-1)?.code).toBe('alarm-rang');
    expect(queue.now.value).toBe(BEFORE);
    vi.advanceTimersByTime(1000);
    expect(session.rings.value).toBe(false);
    expect(queue.now.value).toBe(AFTER);
    end();
  });

  it('ends the game at once for who presses a key', () => {
    const { queue, end } = ringing(true);
    key(document.body, 'Escape');
    expect(queue.now.value).toBe(AFTER);
    end();
  });

  it('ends the game at once where nothing moves, and is heard with the end', () => {
    const { queue, session, end } = ringing(false);
    expect(queue.now.value).toBe(AFTER);
    expect(session.hasRung()).toBe(false);
    end();
  });
});

it('gives the curves of the end a name as a table too', () => {
  const session = openSession(fixturePlay({ table: endTable, seat: 1 }));
  const page = mount(<Curves session={session} />);
  expect(page.querySelector('table caption')?.textContent).toBe('Wealth by round');
});
