import { batch, signal } from '@preact/signals';
import { afterEach, expect, it } from 'vitest';
import { dismissToast, shownToast } from '../../../ui/toast';
import type { StoryLine } from '../../game';
import { turnHand } from '../fixture/hands';
import { fixturePlay } from '../fixture/play';
import { voteTable } from '../fixture/tables';
import { openSession } from '../session';
import { followClearedReady } from './cleared-ready';

afterEach(dismissToast);

function clearedFor(ready: readonly number[]): string | undefined {
  const event = voteTable.event;
  if (!event) throw new Error('no event');
  const table = signal({ ...voteTable, event: { ...event, ready: [...ready] } });
  const lines = signal<readonly StoryLine[]>([]);
  const play = fixturePlay({ table: voteTable, hand: turnHand, seat: 1 });
  followClearedReady(openSession(Object.assign(play, { table, lines })));
  batch(() => {
    table.value = { ...voteTable, event: { ...event, ready: [] } };
    lines.value = [{ key: '9', own: false, code: 'ready-cleared', args: {} }];
  });
  return shownToast.value?.text;
}

it('is said no longer once all have voted', () => {
  const event = voteTable.event;
  if (!event) throw new Error('no event');
  const table = signal({ ...voteTable, event: { ...event, ready: [1] } });
  const lines = signal<readonly StoryLine[]>([]);
  const play = fixturePlay({ table: voteTable, hand: turnHand, seat: 1 });
  followClearedReady(openSession(Object.assign(play, { table, lines })));
  batch(() => {
    table.value = { ...voteTable, event: { ...event, ready: [] } };
    lines.value = [{ key: '9', own: false, code: 'ready-cleared', args: {} }];
  });
  expect(shownToast.value).toBeDefined();
  table.value = { ...table.value, event: { ...event, ready: [1, 2] } };
  expect(shownToast.value).toBeUndefined();
});

it('tells who was ready that he is no longer, and nobody else', () => {
  expect(clearedFor([2])).toBeUndefined();
  expect(clearedFor([1, 2])).toBe('Your ready mark is cleared: look at the vote again.');
});
