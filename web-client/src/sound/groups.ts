import type { SoundGroup } from '../settings';
import type { SoundName } from './sprite';

/** The sounds that tell of turns and clocks, and of the chat; all others belong to the moves on the table. */
const turn: readonly SoundName[] = ['turn-yours', 'turn-soon', 'alarm', 'win'];
const chat: readonly SoundName[] = ['chat'];

/** The group by which a reader turns a sound off. */
export function groupOf(sound: SoundName): SoundGroup {
  if (turn.includes(sound)) return 'turn';
  return chat.includes(sound) ? 'chat' : 'table';
}
