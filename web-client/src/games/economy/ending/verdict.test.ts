import { expect, it } from 'vitest';
import { fixturePlay } from '../fixture/play';
import { noHand, overTable } from '../fixture/tables';
import { openSession } from '../session';
import { verdict } from './verdict';

function read(by: number | null, places: readonly number[] = [1, 2]) {
  const play = fixturePlay({ table: overTable, hand: by === null ? null : noHand, seat: by });
  const ranking = [2, 1].map((seat, i) => ({ seat, place: places[i] ?? 0, score: 37 }));
  return verdict(openSession(play), { reason: 'target', ranking, turns: 81 });
}

it('calls the winner you, and everybody else by name', () => {
  expect(read(2).title).toBe('You win with 37');
  expect(read(1).title).toBe('Jonas wins with 37');
  expect(read(null).title).toBe('Jonas wins with 37');
  expect(read(1).line).toContain('when you landed on');
  expect(read(2).line).toContain('when Anna landed on');
});

it('shares a victory with the reader among those who have it', () => {
  expect(read(1, [1, 1]).title).toBe('You and Jonas share the victory with 37');
  expect(read(3, [1, 1]).title).toBe('Jonas and Anna share the victory with 37');
});
