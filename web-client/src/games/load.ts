import { wordsLoaded } from '../i18n/catalogue';
import type { GameModule } from './game';

/** A game of which nothing is known but that it fits its own table: the server sends no other. */
export type AnyGame = GameModule<unknown, unknown, unknown>;

const modules = import.meta.glob<{ game: AnyGame }>('./*/index.tsx');

/** True if the browser can show this game. */
export function isPlayable(id: string): boolean {
  return `./${id}/index.tsx` in modules;
}

/** Loads a game's module and its words in the language that is spoken; rejects if there is none, or if it cannot be reached. */
export async function loadGame(id: string): Promise<AnyGame> {
  const load = modules[`./${id}/index.tsx`];
  if (!load) throw new Error(`no game is called ${id}`);
  const { game } = await load();
  await wordsLoaded();
  return game;
}
