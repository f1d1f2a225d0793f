import type { Reason } from '../../limits';
import { moneyChange } from '../knowledge/offers';
import type { Session } from '../session';
import type { Offer } from '../wire';
import { t } from '../words';
import { isLendable, missingFor, wishOf } from './missing';

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

/** "37 set aside for your offer: withdraw it first", where that brings as much as is missing. */
export function freedBy(session: Session, missing: number): string | undefined {
  const { coins, offers } = setAside(session);
  if (coins === 0 || missing > coins) return undefined;
  const key = isChosenLent(session) ? 'block.setAside.lent' : 'block.setAside';
  return t(key, { coins, n: offers.length });
}

/** Where a loan buys the chosen square, withdrawing is not all that helps. */
function isChosenLent(session: Session): boolean {
  const wish = wishOf(session);
  return wish?.square === session.chosen.value && isLendable(session, wish?.missing ?? 0);
}

/** Why something has to wait, where the reader's own offers are all that keep the money from it. */
export function setAsideBlock(session: Session, blocked: Reason | null): string | undefined {
  if (blocked?.code === 'no-money') return freedBy(session, 1);
  const missing = missingFor({ blocked });
  return missing > 0 ? freedBy(session, missing) : undefined;
}
