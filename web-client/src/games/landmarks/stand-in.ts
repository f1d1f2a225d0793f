import type { StandIn } from '../faces';
import { playerOf } from './cards';
import type { LandmarksPlay } from './play';
import type { Action } from './wire';
import { t } from './words';

/** Said while the defaults decide for the reader, whose clock ran out twice. */
export function standIn({ table, seat }: LandmarksPlay): StandIn | undefined {
  const { phase } = table.value;
  if (!playerOf(table.value, seat.value)?.away || phase === 'over') return undefined;
  return { words: t('standIn'), action: { type: 'back' } satisfies Action };
}
