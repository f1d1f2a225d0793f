import type { Reason } from '../../limits';
import { moneyChange } from '../knowledge/offers';
import type { Session } from '../session';
import type { Offer } from '../wire';
import { t } from '../words';
import { isLendable, missingFor } from './missing';

interface SetAside {
  coins: number;
  /** What withdrawing one of them brings at most. */
  most: number;
  offers: readonly Offer[];
}

/** The reader's own offers that keep money of his as long as they stand, and how much it is. */
export function setAside({ play }: Session): SetAside {
  const seat = play.seat.value;
  const mine = (play.hand.value?.offers ?? []).filter(({ maker }) => maker === seat);
  const kept = mine.map((offer) => ({ offer, coins: -moneyChange(offer, seat ?? 0) }));
  const keeping = kept.filter(({ coins }) => coins > 0);
  return {
    coins: keeping.reduce((sum, { coins }) => sum + coins, 0),
    most: Math.max(0, ...keeping.map(({ coins }) => coins)),
    offers: keeping.map(({ offer }) => offer),
  };
}

/** Whether withdrawing one of them brings as much as is missing. */
export function isFreed({ most }: SetAside, missing: number): boolean {
  return missing > 0 && missing <= most;
}

/** "withdraw your offer, or borrow", where each brings as much as is missing. */
export function freedBy(session: Session, missing: number): string | undefined {
  return freedWords(session, missing, isLendable(session, missing));
}

function freedWords(session: Session, missing: number, isLent: boolean): string | undefined {
  const kept = setAside(session);
  if (!isFreed(kept, missing)) return undefined;
  const { coins } = kept;
  const n = kept.offers.length;
  if (isLent) return t('block.setAside.lent', { n });
  // What is set aside is known from the paper alone.
  return session.covered.value
    ? t('block.setAside.covered', { n })
    : t('block.setAside', { coins, n });
}

/** Why something has to wait, where the reader's own offers are all that keep the money from it. */
export function setAsideBlock(session: Session, blocked: Reason | null): string | undefined {
  // Nobody borrows to repay.
  if (blocked?.code === 'no-money') return freedWords(session, 1, false);
  const missing = missingFor({ blocked });
  return missing > 0 ? freedBy(session, missing) : undefined;
}
