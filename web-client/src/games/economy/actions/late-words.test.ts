import { expect, it } from 'vitest';
import type { RunningClock } from '../../game';
import { fixturePlay } from '../fixture/play';
import { moveTable, noHand } from '../fixture/tables';
import { openSession } from '../session';
import { lateLine } from './late-words';

function withLeft(seconds: number, turn = 1) {
  const play = fixturePlay({ table: { ...moveTable, turn }, hand: noHand, seat: 1 });
  const endsAtMillis = Date.now() + seconds * 1000;
  const clock: RunningClock = { what: 'move', seats: [turn], endsAtMillis, fullMillis: 40_000 };
  Object.assign(play.clocks, { value: [clock] });
  return openSession(play);
}

it('says in the last seconds that the table does not take what is chosen', () => {
  const session = withLeft(5);
  expect(lateLine(session)).toBeUndefined();
  session.chosen.value = 'e3';
  expect(lateLine(session)).toMatch(/the table chooses/);
});

it('says it neither before nor of the time of others', () => {
  for (const session of [withLeft(30), withLeft(5, 2)]) {
    session.chosen.value = 'e3';
    expect(lateLine(session)).toBeUndefined();
  }
});
