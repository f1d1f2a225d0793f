import type { Reason } from '../../limits';
import { moneyChange } from '../knowledge/offers';
import type { Session } from '../session';
import type { Offer } from '../wire';
import { t } from '../words';
import { isLendable, missingFor } from './missing';

/** The reader's own offers that keep money of his as long as they stand, and how much it is. */
export function setAside({ play }: Session): { coins: number; offers: readonly Offer[] } {
  const seat = play.seat.value;
  const mine = (play.hand.value?.offers ?? []).filter(({ maker }) => maker === seat);
  const kept = mine.map((offer) => ({ offer, coins: -moneyChange(offer, seat ?? 0) }));
  const keeping = kept.filter(({ coins }) => coins > 0);
  return {
    coins: keeping.reduce((sum, { coins }) => sum + coins, 0),
    offers: keeping.map(({ offer }) => offer),
  };
}

/** Whether withdrawing brings as much as is missing. */
export function isFreed(session: Session, missing: number): boolean {
  const { coins } = setAside(session);
  return coins > 0 && missing > 0 && missing <= coins;
}

/** "37 set aside: withdraw your offer, or borrow", where each brings as much as is missing. */
export function freedBy(session: Session, missing: number): string | undefined {
  return freedWords(session, missing, isLendable(session, missing));
}

function freedWords(session: Session, missing: number, isLent: boolean): string | undefined {
  if (!isFreed(session, missing)) return undefined;
  const { coins, offers } = setAside(session);
  return t(isLent ? 'block.setAside.lent' : 'block.setAside', { coins, n: offers.length });
}

/** Why something has to wait, where the reader's own offers are all that keep the money from it. */
export function setAsideBlock(session: Session, blocked: Reason | null): string | undefined {
  // Nobody borrows to repay.
  if (blocked?.code === 'no-money') return freedWords(session, 1, false);
  const missing = missingFor({ blocked });
  return missing > 0 ? freedBy(session, missing) : undefined;
}
