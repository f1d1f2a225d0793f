import { powers } from '../lookup';
import { lengths, numberOf, ringOf, rings, spaceAt } from '../rings';
import type { Roof } from '../session';
import type { Space } from '../wire';
import { arcOf } from './geometry';

/** How far each arrow goes along a ring. */
const ALONG: Record<string, number> = { ArrowRight: 1, ArrowLeft: -1 };
/** And how many rings across, outwards with the arrow up. */
const ACROSS: Record<string, number> = { ArrowUp: -1, ArrowDown: 1 };

/** Where the focus goes: a space, or a rooftop of the city. */
export type Stop = Space | Roof;

/** Where the focus goes from a space when a key is pressed; undefined for other keys. */
export function stepped(key: string, from: Space): Stop | undefined {
  const ring = ringOf(from);
  if (key === 'Home') return spaceAt(ring, 1);
  if (key === 'End') return spaceAt(ring, lengths[ring]);
  const along = ALONG[key];
  if (along !== undefined) return spaceAt(ring, numberOf(from) + along);
  if (key === 'ArrowDown' && ring === rings.at(-1)) return { ring: 'rural', power: 'interest' };
  const across = ACROSS[key];
  return across === undefined ? undefined : beside(from, across);
}

/** The same from a rooftop: by rows and columns, and up from the first row to the innermost ring. */
export function steppedRoof(key: string, { ring, power }: Roof): Stop | undefined {
  const across = ACROSS[key];
  const row = rings.indexOf(ring) + (across ?? 0);
  const along = ALONG[key];
  if (across === undefined && along === undefined) return undefined;
  if (row < 0) return spaceAt('urban', 1);
  const column = powers.indexOf(power) + (along ?? 0);
  return { ring: rings[row] ?? ring, power: powers[column] ?? power };
}

/** The space of a neighbouring ring that lies at the same angle; the outermost and innermost end there. */
function beside(from: Space, across: number): Space {
  const ring = rings[rings.indexOf(ringOf(from)) + across];
  if (!ring) return from;
  const { middle } = arcOf(from);
  const far = (number: number) => Math.abs(arcOf(spaceAt(ring, number)).middle - middle);
  const numbers = Array.from({ length: lengths[ring] }, (_, i) => i + 1);
  return spaceAt(
    ring,
    numbers.reduce((best, number) => (far(number) < far(best) ? number : best)),
  );
}
