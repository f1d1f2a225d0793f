/**
 * Remembers in this browser which hash of the secret was shown before a game began, so that the
 * check after the end does not depend on what the server says then.
 */
export function witness(room: string, played: number, locked: string): void {
  const key = keyOf(room, played);
  try {
    if (localStorage.getItem(key) === null) localStorage.setItem(key, locked);
  } catch {
    // Storage is full or blocked: the check then compares with the record alone.
  }
}

/** The hash that was seen before this game; null if this browser was not there. */
export function witnessed(room: string, played: number): string | null {
  try {
    return localStorage.getItem(keyOf(room, played));
  } catch {
    return null; // storage is blocked
  }
}

function keyOf(room: string, played: number): string {
  return `kontor.locked.${room}.${played}`;
}
