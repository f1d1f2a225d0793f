import { computed, effect, signal } from '@preact/signals';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { StoryLine } from '../game';
import { frameShown, TALL } from './board/frame';
import { fixturePlay } from './fixture/play';
import { sixTable } from './fixture/six';
import { campTable, caravanTable, firstTable, midTable, withPlayer } from './fixture/tables';
import { isHintInMiddle, isOfferedInMiddle, moments } from './hints';
import { stageOf } from './scene/stage';
import { openSession } from './session';
import type { Table } from './wire';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('a hint that has come up', () => {
  it('stands long enough to be read, though its moment is over at once', () => {
    const bought = withPlayer({ ...firstTable, turn: 2 }, 1, { fields: 1, position: 5 });
    const rest = stageOf(bought, []);
    const shown = signal({ ...rest, odds: firstTable, acting: 1 as number | null });
    const scenes = { shown, running: signal(null), follow: () => () => undefined };
    const play = fixturePlay({ table: bought, seat: 1, phone: true });
    const session = openSession({ ...play, stage: () => scenes as never });
    const seen = computed(() => moments.find(([, isNow]) => isNow(session))?.[0]);
    const end = effect(() => void seen.value);
    const now = () => seen.value;
    expect(now()).toBe('buying');
    vi.advanceTimersByTime(800);
    shown.value = rest;
    expect(now()).toBe('buying');
    vi.advanceTimersByTime(5000);
    expect(now()).toBe('buying');
    vi.advanceTimersByTime(1000);
    expect(now()).toBeUndefined();
    end();
  });

  it('is looked for no longer once nobody looks', () => {
    let asked = 0;
    const session = openSession(fixturePlay({ table: firstTable, seat: 1 }));
    const shown = new Proxy(session.shown, {
      get: (from, name) => {
        asked += 1;
        return Reflect.get(from, name);
      },
    });
    const phone = signal(false);
    const looked = { ...session, shown, play: { ...session.play, phone } };
    const end = effect(() => void moments.find(([, isNow]) => isNow(looked)));
    expect(asked).toBeGreaterThan(0);
    end();
    asked = 0;
    phone.value = true;
    expect(asked).toBe(0);
  });
});

describe('on a phone', () => {
  it('a tall one has a hint in the middle, and in the sheet what it asks of the reader', () => {
    const tall = vi.spyOn(frameShown, 'value', 'get').mockReturnValue(TALL);
    const isIn = (table: Table, seat: number, phone = true) =>
      isHintInMiddle(openSession(fixturePlay({ table, seat, phone })));
    expect(isIn(midTable, 2)).toBe(true);
    expect(isIn(midTable, 2, false)).toBe(false);
    expect(isIn(campTable, 1)).toBe(false);
    // What another chooses at the Caravan leaves it no room there either.
    expect([isIn(caravanTable, 1), isIn(caravanTable, 3)]).toEqual([false, false]);
    tall.mockRestore();
    expect(isIn(midTable, 2)).toBe(false);
  });
});

describe('the offer of the guide on a phone', () => {
  const line = {
    ...{ key: '1', own: false, code: 'bonus-received' },
    args: { seat: 2, dice: [1, 2], field: 'monastery', amount: 500 },
  };
  const early = (table: Table) => ({ ...table, turnNumber: 1 });
  const isOfferedAt = (table: Table, lines: readonly StoryLine[]) =>
    isOfferedInMiddle(
      openSession(fixturePlay({ table: early(table), seat: 1, lines, phone: true })),
    );

  it('stands in the middle, and gives its place there under two rows of seats to the first turn that is told', () => {
    expect(isOfferedAt(firstTable, [])).toBe(true);
    expect(isOfferedAt(firstTable, [line])).toBe(true);
    expect(isOfferedAt(sixTable, [])).toBe(true);
    expect(isOfferedAt(sixTable, [line])).toBe(false);
    const tall = vi.spyOn(frameShown, 'value', 'get').mockReturnValue(TALL);
    expect(isOfferedAt(sixTable, [line])).toBe(true);
    tall.mockRestore();
  });
});
