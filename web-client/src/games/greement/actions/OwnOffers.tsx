import { Withdraw } from '../knowledge/Offers';
import { offerTitle } from '../knowledge/offers';
import type { Session } from '../session';
import { t } from '../words';

/** On a phone the offers of the reader that stand, in a line with the way to take the only one back. */
export function OwnOffers({ session }: { session: Session }) {
  const { play, covered } = session;
  const own = play.hand.value?.offers.filter(({ maker }) => maker === play.seat.value) ?? [];
  const [only] = own;
  if (!only || covered.value) return null;
  return (
    <span class="turn-set-aside own-offers">
      {own.length === 1 ? offerTitle(session, only) : t('offers.yours', { n: own.length })}
      {own.length === 1 && <Withdraw session={session} offer={only} />}
    </span>
  );
}
