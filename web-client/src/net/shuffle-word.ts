const LETTERS = 'abcdefghijklmnopqrstuvwxyz234567';

/**
 * A word of the browser's own for the shuffle, from its secure source: the server's secret alone
 * does not decide the draws then, whether the player writes a word himself or not.
 */
export function drawWord(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  return [...bytes].map((byte) => LETTERS[byte % LETTERS.length]).join('');
}
