import { expect, test } from 'vitest';
import type { GameView } from '../../games/game';
import type { Result } from '../../net/wire';
import { verdictOf } from './verdict';

const game = {
  end: { verdict: () => ({ title: 'Ann wins', line: '' }) },
} as unknown as Pick<GameView, 'end'>;

function ended(reason: string, ranking: Result['ranking'] = []) {
  return verdictOf(game, { reason, ranking, turns: 0 });
}

test('a game that the players ended says that they did', () => {
  expect(ended('called-off').line).toBe('All who were there agreed to end the game. Nobody wins.');
});

test('a game that the operator ended says that he did, and nobody is blamed', () => {
  expect(ended('broken-off')).toEqual({
    title: 'Called off',
    line: 'Whoever runs this server has ended the game. Nobody wins.',
  });
});

test('a game that by its own rules had no winner says why', () => {
  const own = { end: { ...game.end, unwon: () => 'Too few were left.' } };
  expect(verdictOf(own, { reason: 'called-off', ranking: [], turns: 0 }).line).toBe(
    'Too few were left.',
  );
});

test('a game with a ranking is told by its own words', () => {
  expect(ended('last-standing', [{ place: 1, seat: 1, score: 3 }]).title).toBe('Ann wins');
});
