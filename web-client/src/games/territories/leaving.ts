import type { Leaving } from '../faces';
import type { TerritoriesPlay } from './play';
import { playerOf } from './session';
import { t } from './words';

/** What becomes of fields and throws of a reader who leaves; nothing once he is out. */
export function leaving({ table, seat }: TerritoriesPlay): Leaving | undefined {
  if (!playerOf(table.value, seat.value)?.alive) return undefined;
  return {
    away: t('leaving.away'),
    givenUp: t('leaving.givenUp'),
    abandoned: t('leaving.abandoned'),
  };
}
