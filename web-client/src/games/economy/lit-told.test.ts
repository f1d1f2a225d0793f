import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { announcements } from '../../ui/aria';
import { fixturePlay } from './fixture/play';
import { moveTable, noHand } from './fixture/tables';
import { tellLit } from './lit-told';
import { openSession } from './session';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('says after a throw how many spaces are lit, and by which keys they and rivals are found', () => {
  const session = openSession(fixturePlay({ table: moveTable, hand: noHand, seat: 1 }));
  announcements.polite.value = '';
  tellLit(session);
  vi.runAllTimers();
  const n = session.destinations.value.size;
  expect(announcements.polite.value).toBe(
    `${n} lit spaces, N for the best. Mireille within reach, K.`,
  );
});

it('says nothing of them to others', () => {
  announcements.polite.value = '';
  tellLit(openSession(fixturePlay({ table: moveTable, hand: noHand, seat: 2 })));
  vi.runAllTimers();
  expect(announcements.polite.value).toBe('');
});
