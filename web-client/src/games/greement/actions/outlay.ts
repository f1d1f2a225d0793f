import type { Session } from '../session';
import { t } from '../words';
import type { Deal } from './deal';

/** What an offer keeps from the reader's money as long as it stands: a tax that he pays is part of it, less what he gets. */
export function outlayOf({ yours }: Pick<Deal, 'yours'>): number {
  return yours < 0 ? -yours : 0;
}

/** What follows from sending an offer: what it sets aside and leaves, or what a sale brings. */
export function followsOffer({ play }: Session, deal: Pick<Deal, 'kind' | 'yours'>): string {
  const coins = outlayOf(deal);
  if (coins === 0 && deal.kind === 'offer-sale') return t('second.sale', { coins: deal.yours });
  return t('second.offer', { coins, left: (play.hand.value?.available ?? 0) - coins });
}
