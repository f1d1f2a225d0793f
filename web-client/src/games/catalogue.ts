import type { About } from './about';
import { economy } from './economy/about';
import { greement } from './greement/about';
import { landmarks } from './landmarks/about';
import { territories } from './territories/about';
import { threeRings } from './three-rings/about';

/** The games in the order of the shelf. What a server really plays, `GET /api/games` tells. */
export const catalogue: readonly About[] = [greement, threeRings, landmarks, economy, territories];

/** What this client knows of a game; undefined for one that it has no words for. */
export function aboutGame(id: string): About | undefined {
  return catalogue.find((game) => game.id === id);
}
