import { signal } from '@preact/signals';
import { describe, expect, it } from 'vitest';
import type { StoryLine } from '../../game';
import { fixturePlay } from '../fixture/play';
import { caravanTable, midTable } from '../fixture/tables';
import { stageOf } from '../scene/stage';
import { openSession } from '../session';
import { waitingWords } from './waiting';

/** What the button says while the reader's own throw is played. */
function told(
  news: readonly StoryLine[],
  { tumbling = false, table = midTable, acting = 1 as number | null } = {},
): string | undefined {
  const stage = stageOf(table, []);
  const shown = signal({ ...stage, thrown: { ...stage.thrown, tumbling }, acting, news });
  const scenes = { shown, running: signal(null), follow: () => () => undefined };
  const play = fixturePlay({ table, seat: 1 });
  const moves = signal([]);
  return waitingWords(openSession({ ...play, moves, stage: () => scenes as never }));
}

const line = (code: string): StoryLine => ({ key: code, own: true, code, args: { seat: 1 } });

describe('the reader’s own throw, while it is played', () => {
  it('is told as what is being seen of it', () => {
    expect(told([], { tumbling: true })).toBe('Your dice are rolling.');
    expect(told([])).toBe('You are walking.');
    expect(told([line('bought')])).toBe('You are buying.');
    expect(told([line('rent-paid-in-part')])).toBe('You are paying.');
    expect(told([line('bonus-received')])).toBe('You get money.');
    expect(told([line('own-ground')])).toBe('You have landed.');
  });

  it('is told at the Caravan too, until the choice takes the button’s place', () => {
    const at = { table: caravanTable };
    expect(told([line('caravan-reached')], at)).toBe('You have landed.');
    expect(told([line('caravan-reached')], { ...at, acting: null })).toBeUndefined();
  });
});
