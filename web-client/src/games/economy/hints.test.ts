import { signal } from '@preact/signals';
import { expect, it } from 'vitest';
import { hintFor } from '../hints';
import { fixturePlay } from './fixture/play';
import { enterTable, noHand } from './fixture/tables';
import { moments } from './hints';
import { openSession } from './session';

it('gives no hint for a choice that has been made', () => {
  const busy = signal<string | null>(null);
  const play = { ...fixturePlay({ table: enterTable, hand: noHand, seat: 1 }), busy };
  const session = openSession(play);
  expect(hintFor(moments, session, [])).toBe('corner');
  busy.value = 'move';
  expect(hintFor(moments, session, [])).toBeUndefined();
});
