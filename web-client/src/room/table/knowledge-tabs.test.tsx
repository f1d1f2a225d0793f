import { expect, it } from 'vitest';
import type { Situation } from '../../games/fixture';
import type { AnyGame } from '../../games/load';
import { situations } from '../../games/territories/fixture/situations';
import { game } from '../../games/territories/index';
import { KeyPlayer } from './by-keys';

it('leads by Escape from the log to what there is to do', async () => {
  const anna = new KeyPlayer(game as AnyGame, situations.turn as Situation);
  await anna.tabsTo('Log');
  await anna.types('Tab', 'Escape');
  expect(anna.at).toBe('Throw');
});
