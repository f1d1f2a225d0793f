import type { GameView, Play } from '../../games/game';
import type { AnyGame } from '../../games/load';
import type { Showing } from './showing';

/** Everything that the parts of an open table share. */
export interface OpenTable {
  game: GameView;
  play: Play<unknown, unknown, unknown>;
  module: AnyGame;
  showing: Showing;
}
