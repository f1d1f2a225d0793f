import './folded-offer.css';
import { useContext } from 'preact/hooks';
import { Button } from '../../ui/Button';
import { Unfold } from '../../ui/folded';
import { incomingOffers, offerTitle } from './knowledge/offers';
import type { Session } from './session';
import { t } from './words';

/** In a folded sheet what the reader is offered, one press away from what answers it. */
export function FoldedOffer({ session }: { session: Session }) {
  const unfold = useContext(Unfold);
  const offers = incomingOffers(session);
  const [first] = offers;
  if (!first) return null;
  return (
    <div class="folded-offer">
      <Button
        label={offerTitle(session, first)}
        icon="handshake"
        size="small"
        second={offers.length > 1 ? t('sheet.offers', { n: offers.length }) : t('sheet.offer')}
        onClick={unfold}
      />
    </div>
  );
}
