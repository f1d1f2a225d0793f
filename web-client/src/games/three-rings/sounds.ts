import type { SoundName } from '../../sound/sprite';
import type { Change } from '../game';
import type { Table } from './wire';

/** What is heard of a change of the table. */
export function soundsOf(_change: Change<Table>, _reader: number | null): readonly SoundName[] {
  return [];
}
