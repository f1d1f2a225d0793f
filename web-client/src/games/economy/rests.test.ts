import { signal } from '@preact/signals';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { SceneQueue } from '../scene-queue';
import { fixturePlay } from './fixture/play';
import { moveTable, noHand, paidTable, sendTable, sentTable } from './fixture/tables';
import type { Turning } from './play';
import { economyScenes } from './scenes';
import type { Table } from './wire';

/** What a page shows while motion is reduced, as one table after the other comes. */
function resting(table: Table, seat: number) {
  const play = fixturePlay({ table, hand: noHand, seat });
  const moment = signal({ table, lines: [] });
  const queue = new SceneQueue({ moment, moving: signal(false), resting: signal(true) });
  const stage = queue.stage.bind(queue) as typeof play.stage;
  const { shown, follow } = economyScenes({ ...play, stage }, signal<Turning>(new Map()));
  follow();
  const comes = (next: Table) => {
    moment.value = { table: next, lines: [] };
  };
  return { shown, comes };
}

const landed: Table = { ...paidTable, phase: 'roll', die: null, turn: 2, turnNumber: 78 };
const thrown: Table = { ...landed, phase: 'move', die: 4 };

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

describe('without motion', () => {
  it('what a rival has done stands for 1.2 seconds before the next throws', () => {
    const { shown, comes } = resting(moveTable, 3);
    vi.advanceTimersByTime(5000);
    comes(landed);
    expect(shown.value).toEqual(landed);
    vi.advanceTimersByTime(500);
    comes(thrown);
    vi.advanceTimersByTime(699);
    expect(shown.value).toEqual(landed);
    vi.advanceTimersByTime(1);
    expect(shown.value).toEqual(thrown);
  });

  it('each of several that wait has its own time, and a throw less', () => {
    const { shown, comes } = resting(moveTable, 3);
    vi.advanceTimersByTime(5000);
    const next: Table = { ...landed, turn: 3, turnNumber: 79 };
    for (const table of [landed, thrown, next]) comes(table);
    const seen = [0, 1199, 1, 499, 1].map((millis) => {
      vi.advanceTimersByTime(millis);
      return shown.value;
    });
    expect(seen).toEqual([landed, landed, thrown, thrown, next]);
  });

  it('waits no longer than that, and not at all for what the reader does', () => {
    const late = resting(landed, 3);
    vi.advanceTimersByTime(1200);
    late.comes(thrown);
    expect(late.shown.value).toBe(thrown);
    const own = resting(landed, 2);
    own.comes(thrown);
    expect(own.shown.value).toBe(thrown);
  });

  it('what part 2 changes stands for 1.8 seconds before another throws', () => {
    const lastLanding = paidTable.lastLanding && {
      ...paidTable.lastLanding,
      takenFrom: 'board' as const,
    };
    const begun: Table = { ...landed, lastLanding };
    const { shown, comes } = resting({ ...begun, part: 1 }, 3);
    vi.advanceTimersByTime(5000);
    comes(begun);
    comes(thrown);
    vi.advanceTimersByTime(1799);
    expect(shown.value).toEqual(begun);
    vi.advanceTimersByTime(1);
    expect(shown.value).toEqual(thrown);
  });

  it('shows no card any longer that has been turned down since', () => {
    const { shown, comes } = resting(sendTable, 3);
    const space = sendTable.lastMove?.path.at(-1);
    comes({ ...sentTable });
    expect(shown.value.locations.find((each) => each.space === space)?.card).toBeNull();
  });
});
