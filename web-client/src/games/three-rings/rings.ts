import type { Ring, Space } from './wire';

/** The three rings from the outermost to the innermost. */
export const rings = ['rural', 'suburban', 'urban'] as const satisfies readonly Ring[];

/** How many spaces each ring has; the street is none. */
export const lengths: Record<Ring, number> = { rural: 32, suburban: 27, urban: 22 };

/** The letter with which the spaces of a ring begin. */
export const letters: Record<Ring, string> = { rural: 'R', suburban: 'S', urban: 'U' };

/** The ring on which a space lies. */
export function ringOf(space: Space): Ring {
  return rings.find((ring) => letters[ring] === space.charAt(0)) ?? 'rural';
}

/** Its number on its ring, from 1. */
export function numberOf(space: Space): number {
  return Number(space.slice(1));
}

/** The space of this number; numbers beyond the last go on behind the street. */
export function spaceAt(ring: Ring, number: number): Space {
  const length = lengths[ring];
  const at = ((number - 1 + length) % length) + 1;
  return `${letters[ring]}${String(at).padStart(2, '0')}`;
}

/** All spaces of a ring, clockwise from the street. */
export function spacesOf(ring: Ring): readonly Space[] {
  return Array.from({ length: lengths[ring] }, (_, i) => spaceAt(ring, i + 1));
}
