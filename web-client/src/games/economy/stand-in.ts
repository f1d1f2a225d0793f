import type { StandIn } from '../faces';
import type { EconomyPlay } from './play';
import type { Action } from './wire';
import { t } from './words';

/** Said while the autopilot plays for the reader. */
export function standIn({ table, seat }: EconomyPlay): StandIn | undefined {
  const me = table.value.players.find((player) => player.seat === seat.value);
  if (!me?.autopilot || table.value.phase === 'over') return undefined;
  return { words: t('standIn'), action: { type: 'take-over' } satisfies Action };
}
