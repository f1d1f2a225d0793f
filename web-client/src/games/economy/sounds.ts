import type { SoundName } from '../../sound/sprite';
import type { Change } from '../game';
import { ownerOf } from './cards';
import type { Table } from './wire';

/** What is heard of a line of the story; lines without an entry are silent. */
const HEARD: Partial<Record<string, SoundName>> = {
  rolled: 'step',
  'knocked-out': 'knocked-out',
  'turned-up': 'flip',
  'turned-up-and-took': 'flip',
  'took-property': 'stamp',
  'part-two': 'card-event',
};

/** What is heard of a change of the table: each sound once, however much calls for it. */
export function soundsOf(change: Change<Table>, reader: number | null): readonly SoundName[] {
  const told = change.lines.flatMap(({ code }) => HEARD[code] ?? []);
  return [
    ...new Set([
      ...thrown(change),
      ...told,
      ...placed(change),
      ...turnedDown(change, reader),
      ...points(change, reader),
    ]),
  ];
}

function thrown({ before, after }: Change<Table>): readonly SoundName[] {
  return after.die !== null && before.die === null ? ['dice'] : [];
}

function placed({ before, after }: Change<Table>): readonly SoundName[] {
  return after.placedCount > before.placedCount ? ['stamp'] : [];
}

/** A card of one's own that is turned down sounds lower. */
function turnedDown({ before, after }: Change<Table>, reader: number | null): readonly SoundName[] {
  const down = new Set(after.locations.filter(({ faceUp }) => !faceUp).map(({ space }) => space));
  const turned = before.locations.find(({ space, faceUp }) => faceUp && down.has(space));
  if (!turned?.card) return [];
  const isOwn = reader !== null && ownerOf(before, turned.card) === reader;
  return [isOwn ? 'flip-own' : 'flip'];
}

function points({ before, after }: Change<Table>, reader: number | null): readonly SoundName[] {
  const gained = after.players.filter(
    (player, i) => player.points > (before.players[i]?.points ?? player.points),
  );
  if (gained.length === 0) return [];
  return [gained.some(({ seat }) => seat === reader) ? 'paid-me' : 'coin-in'];
}
