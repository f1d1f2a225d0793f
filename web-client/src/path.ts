/** What the address bar asks for; `game` is empty for the first of all games. */
export type Path =
  | { page: 'landing' }
  | { page: 'room'; code: string }
  | { page: 'turn'; code: string; turn: number }
  | { page: 'rules'; game: string }
  | { page: 'fair-dice' }
  | { page: 'unknown' };

const ROOM = /^\/r\/([^/]+)\/?$/;
const TURN = /^\/r\/([^/]+)\/turns\/([1-9]\d{0,5})\/?$/;
const RULES = /^\/rules(?:\/([a-z-]*))?\/?$/;
const FAIR_DICE = /^\/fair-dice\/?$/;

/** Reads a location's path name; a room's code comes back decoded and in lower case, as codes are spoken. */
export function readPath(pathname: string): Path {
  if (pathname === '/') return { page: 'landing' };
  const rules = RULES.exec(pathname);
  if (rules) return { page: 'rules', game: rules[1] ?? '' };
  if (FAIR_DICE.test(pathname)) return { page: 'fair-dice' };
  const [, spoken, turn] = TURN.exec(pathname) ?? ROOM.exec(pathname) ?? [];
  const code = spoken && codeOf(spoken);
  if (!code) return { page: 'unknown' };
  return turn ? { page: 'turn', code, turn: Number(turn) } : { page: 'room', code };
}

/** Undefined for a stray %, which is in no code. */
function codeOf(spoken: string): string | undefined {
  try {
    return decodeURIComponent(spoken).toLowerCase();
  } catch {
    return undefined;
  }
}

/** The path of a room, the opposite of {@link readPath}. */
export function roomPath(code: string): string {
  return `/r/${encodeURIComponent(code)}`;
}

/** Where the report of a turn by post stands for good. */
export function turnPath(code: string, turn: number): string {
  return `${roomPath(code)}/turns/${turn}`;
}

/** Where the rules of a game are told. */
export function rulesPath(game: string): string {
  return `/rules/${game}`;
}

/** Where it is told how chance is drawn and checked. */
export const FAIR_DICE_PATH = '/fair-dice';
