import type { Leaving } from '../faces';
import type { GreementPlay } from './play';
import { t } from './words';

/**
 * What becomes of what is the reader's when he leaves (rules, section 8): before round 1 his start alone, later
 * squares, money and debt; undefined for who has no seat, has left or sees the end.
 */
export function leaving({ table, seat }: GreementPlay): Leaving | undefined {
  const { players, phase, round } = table.value;
  const own = players.find((player) => player.seat === seat.value);
  if (!own || own.left || phase === 'over') return undefined;
  if (round === 0) return { away: t('leaving.away.start'), givenUp: t('leaving.givenUp.start') };
  return { away: t('leaving.away'), givenUp: t('leaving.givenUp') };
}
