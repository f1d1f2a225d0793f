import type { SoundName } from '../../sound/sprite';
import type { Change, StoryLine } from '../game';
import type { TerritoriesPlay } from './play';
import { isThrow } from './scene/stage';
import type { Table } from './wire';

/** What is heard when a line is told; payments sound otherwise for those whom they concern. */
export function soundOf({ code, args }: StoryLine, reader: number | null): SoundName | undefined {
  switch (code) {
    case 'thrown':
      return 'dice';
    case 'bought':
      return 'stamp';
    case 'bonus-received':
      return 'coin-in';
    case 'rent-paid':
    case 'rent-paid-in-part':
    case 'camp-rent-paid':
    case 'camp-rent-paid-in-part':
      return reader !== null && args.owner === reader ? 'paid-me' : 'coin-out';
    case 'goldmine-paid':
    case 'goldmine-paid-in-part':
    case 'caravan-paid':
    case 'caravan-paid-in-part':
      return 'coin-out';
    case 'camp-reached':
    case 'caravan-reached':
      return 'card-event';
    case 'out':
    case 'resigned':
      return 'knocked-out';
    default:
      return undefined;
  }
}

/** What is heard at once: nothing of a turn whose scenes are played, which bring their own. */
export function soundsOf(
  { moving, seat }: Pick<TerritoriesPlay, 'moving' | 'seat'>,
  last: string,
  { lines }: Change<Table>,
): readonly SoundName[] {
  if (moving.peek() || lines.some(({ key }) => key === last)) return [];
  const heard = lines.flatMap((line) => {
    const name = soundOf(line, seat.peek());
    return [...(isThrow(line) ? (['dice'] as const) : []), ...(name ? [name] : [])];
  });
  return [...new Set(heard)];
}
