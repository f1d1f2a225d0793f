import type { Leaving } from '../faces';
import type { EconomyPlay } from './play';
import { t } from './words';

/** What becomes of cards and points of a reader who leaves (R26); undefined without a seat, and at the end. */
export function leaving({ table, seat }: EconomyPlay): Leaving | undefined {
  const { players, phase } = table.value;
  if (phase === 'over' || !players.some((player) => player.seat === seat.value)) return undefined;
  return { away: t('leaving.away'), abandoned: t('leaving.abandoned') };
}
