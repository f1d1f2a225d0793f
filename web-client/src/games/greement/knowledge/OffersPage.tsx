import { Button } from '../../../ui/Button';
import { isOpen } from '../../moves';
import { dealKinds } from '../actions/deal';
import { draftFor, openTrade } from '../actions/drafts';
import { dealBlock } from '../actions/reasons';
import type { Session } from '../session';
import { t } from '../words';
import { Offers } from './Offers';
import { PurseChip } from './PurseChip';

/**
 * The phone's page of the open offers that the reader is party to, with what he has for them and the way to the
 * composer, which stands among the actions. Who watches is party to none.
 */
export function OffersPage({ session }: { session: Session }) {
  const { play, purse, covered } = session;
  const hand = purse.value;
  if (!play.hand.value) return <p class="empty">{t('offers.watch')}</p>;
  const count = play.hand.value.offers.length;
  return (
    <section class="offers-page" aria-label={t('offers.title')}>
      <header>
        <h2>{t(count === 0 ? 'offers.none' : 'offers.title')}</h2>
        {hand && !covered.value && <PurseChip hand={hand} />}
      </header>
      <Offers session={session} />
      <NewOffer session={session} />
    </section>
  );
}

function NewOffer({ session }: { session: Session }) {
  const moves = session.play.moves.value;
  const canDeal = dealKinds.some((kind) => isOpen(moves, kind));
  return (
    <Button
      label={t('offers.make')}
      icon="handshake"
      second={t('offers.make.line')}
      blocked={canDeal ? undefined : dealBlock(session, dealKinds[0] ?? 'offer-sale')}
      onClick={() => {
        // One that is being written already is gone on with.
        const draft = session.tray.value === 'trade' ? session.draft.value : draftFor(session);
        openTrade(session, draft);
      }}
    />
  );
}
