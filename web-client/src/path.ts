/** What the address bar asks for; `game` is empty for the first of all games. */
export type Path =
  | { page: 'landing' }
  | { page: 'room'; code: string }
  | { page: 'rules'; game: string }
  | { page: 'fair-dice' }
  | { page: 'unknown' };

const ROOM = /^\/r\/([^/]+)\/?$/;
const RULES = /^\/rules(?:\/([a-z-]*))?\/?$/;
const FAIR_DICE = /^\/fair-dice\/?$/;

/** Reads a location's path name; a room's code comes back decoded and in lower case, as codes are spoken. */
export function readPath(pathname: string): Path {
  if (pathname === '/') return { page: 'landing' };
  const rules = RULES.exec(pathname);
  if (rules) return { page: 'rules', game: rules[1] ?? '' };
  if (FAIR_DICE.test(pathname)) return { page: 'fair-dice' };
  const code = ROOM.exec(pathname)?.[1];
  if (!code) return { page: 'unknown' };
  try {
    return { page: 'room', code: decodeURIComponent(code).toLowerCase() };
  } catch {
    return { page: 'unknown' }; // a stray % is no code
  }
}

/** The path of a room, the opposite of {@link readPath}. */
export function roomPath(code: string): string {
  return `/r/${encodeURIComponent(code)}`;
}

/** Where the rules of a game are told. */
export function rulesPath(game: string): string {
  return `/rules/${game}`;
}

/** Where it is told how chance is drawn and checked. */
export const FAIR_DICE_PATH = '/fair-dice';
