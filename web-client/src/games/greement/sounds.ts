import type { SoundName } from '../../sound/sprite';
import type { Change } from '../game';
import type { Table } from './wire';

/** What is heard of a public line; lines without an entry are silent. */
const HEARD: Partial<Record<string, SoundName>> = {
  'start-locked': 'stamp',
  'start-drawn': 'stamp',
  'start-replaced': 'stamp',
  'map-revealed': 'reveal',
  bought: 'stamp',
  seeded: 'sprout',
  'cattle-bought': 'sprout',
  'square-sold': 'offer-done',
  donated: 'offer-done',
  'card-turned-up': 'card-event',
  voted: 'vote-cast',
  'voted-secretly': 'vote-cast',
  'vote-changed': 'vote-cast',
  'vote-stopped': 'event-stopped',
  'vote-let-through': 'event-passes',
  pledged: 'coin-out',
  'pledges-collected': 'event-stopped',
  'event-paid': 'event-stopped',
  'event-unpaid': 'event-passes',
  'cattle-lost': 'event-passes',
  'alarm-rang': 'alarm',
};

/**
 * What is heard of a change of the table: each sound once, however many lines call for it; the alarm only where it
 * has not been heard while it rang over the table.
 */
export function soundsOf({ lines }: Change<Table>, hasRung = false): readonly SoundName[] {
  const sounds = lines
    .filter((line) => !line.own && !(hasRung && line.code === 'alarm-rang'))
    .flatMap(({ code }) => {
      const sound = HEARD[code];
      return sound ? [sound] : [];
    });
  return [...new Set(sounds)];
}
