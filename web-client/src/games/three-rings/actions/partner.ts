import { allItems, isOpen } from '../../moves';
import type { Session } from '../session';

/** The players with whom a trade can be proposed now. */
export function partners({ play }: Session): readonly number[] {
  const moves = play.moves.value;
  if (!isOpen(moves, 'offer-trade')) return [];
  return allItems(moves, 'offer-trade', 'to').map(({ value }) => Number(value));
}

/** The player with whom the reader puts a trade together; else the first there is. */
export function partnerOf(session: Session): number | null {
  const all = partners(session);
  const chosen = session.partner.value;
  return chosen !== null && all.includes(chosen) ? chosen : (all[0] ?? null);
}
