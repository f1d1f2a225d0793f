/** How many tones a ground comes in. */
export const TONES = 3;

/** Spreads the tones over the squares so that neighbours rarely share one. */
export function toneOf(index: number): number {
  return ((index * 2246822519) >>> 7) % TONES;
}
