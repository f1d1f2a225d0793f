import type { StandIn } from '../faces';
import type { TerritoriesPlay } from './play';
import { playerOf } from './session';
import type { Action } from './wire';
import { t } from './words';

/** Said while the table throws and chooses for an absent reader; any action brings him back. */
export function standIn({
  table,
  seat,
  phone,
}: TerritoriesPlay): (StandIn & { action: Action }) | undefined {
  const me = playerOf(table.value, seat.value);
  if (!me?.alive || !me.absent || table.value.phase === 'over') return undefined;
  const asBefore = { type: 'auto-roll', on: me.autoRoll } satisfies Action;
  return { words: t(phone.value ? 'standIn.brief' : 'standIn'), action: asBefore };
}
