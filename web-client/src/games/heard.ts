import type { SoundName } from '../sound/sprite';
import type { StoryLine } from './game';

/** What is heard of public lines, by their codes; lines without an entry are silent. */
export function linesHeard(
  lines: readonly StoryLine[],
  heard: Partial<Record<string, SoundName>>,
): readonly SoundName[] {
  return lines.flatMap(({ code, own }) => (own ? [] : (heard[code] ?? [])));
}

/** Money that comes to the reader sounds otherwise than that of others; what goes is heard too. */
export function moneyHeard(
  before: ReadonlyMap<number, number>,
  after: ReadonlyMap<number, number>,
  reader: number | null,
): readonly SoundName[] {
  const more = (seat: number) =>
    (after.get(seat) ?? 0) - (before.get(seat) ?? after.get(seat) ?? 0);
  const own = reader === null ? 0 : more(reader);
  if (own > 0) return ['paid-me'];
  if (own < 0) return ['coin-out'];
  return [...after.keys()].some((seat) => more(seat) > 0) ? ['coin-in'] : [];
}
