/** What the address bar asks for. */
export type Path = { page: 'landing' } | { page: 'room'; code: string } | { page: 'unknown' };

const ROOM = /^\/r\/([^/]+)\/?$/;

/** Reads a location's path name; a room's code comes back decoded and in lower case, as codes are spoken. */
export function readPath(pathname: string): Path {
  if (pathname === '/') return { page: 'landing' };
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
