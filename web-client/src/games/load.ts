import type { OpenGame } from './game';

const modules = import.meta.glob<{ open: OpenGame<unknown, unknown, unknown> }>('./*/index.tsx');

/** True if the browser can show this game. */
export function isPlayable(id: string): boolean {
  return `./${id}/index.tsx` in modules;
}

/**
 * Loads a game's module. What it is opened with is typed by the game's own wire types; the server
 * sends a room's table and hand in no other shape.
 */
export async function loadGame(id: string): Promise<OpenGame<unknown, unknown, unknown>> {
  const load = modules[`./${id}/index.tsx`];
  if (!load) throw new Error(`no game is called ${id}`);
  return (await load()).open;
}
