import './knowledge.css';
import { useContext } from 'preact/hooks';
import { signedFigure } from '../../../i18n/figure';
import { Button } from '../../../ui/Button';
import { useKeptFocus } from '../../../ui/focus';
import { Held } from '../../../ui/held';
import { OfferCard } from '../../../ui/OfferCard';
import { blockOf, isOpen, itemOf } from '../../moves';
import { type Countered, counterTo, openTrade } from '../actions/drafts';
import { acceptBrief, dealBlock, whyNot } from '../actions/reasons';
import { type Session, send } from '../session';
import type { Offer } from '../wire';
import { t } from '../words';
import { LapsedOffers } from './Lapsed';
import {
  acceptWarning,
  answer,
  incomingOffers,
  moneyChange,
  offerDetail,
  offerTitle,
  taxBeside,
} from './offers';

interface Props {
  session: Session;
  /** Only those that want the reader's answer. */
  incoming?: boolean;
}

/** The open offers that the reader is party to, as cards. */
export function Offers({ session, incoming }: Props) {
  const { hand } = session.play;
  const offers = incoming ? incomingOffers(session) : (hand.value?.offers ?? []);
  const place = useKeptFocus<HTMLDivElement>(afterTheLast);
  const held = useContext(Held) !== undefined;
  return (
    <div class={`offers${held ? ' held' : ''}`} ref={place}>
      <LapsedOffers session={session} />
      {offers.map((offer) => (
        <OneOffer key={offer.id} session={session} offer={offer} />
      ))}
    </div>
  );
}

/** Once no offer is left the reader goes on with what can be done, and not with an empty list. */
function afterTheLast(place: HTMLElement): HTMLElement | null {
  if (place.querySelector('button')) return null;
  const usable = '.button:not([aria-disabled=true], [data-focus=never])';
  return document.querySelector<HTMLElement>(`.sheet-body ${usable}, .action-slot ${usable}`);
}

function OneOffer({ session, offer }: { session: Session; offer: Offer }) {
  const { play } = session;
  const mine = offer.maker === play.seat.value;
  return (
    <OfferCard
      colour={play.colour(mine ? offer.addressee : offer.maker)}
      title={offerTitle(session, offer)}
      beside={taxBeside(session, offer)}
      detail={offerDetail(session, offer)}
      warning={acceptWarning(session, offer)?.words}
    >
      {mine ? (
        <Withdraw session={session} offer={offer} />
      ) : (
        <Answer session={session} offer={offer} />
      )}
    </OfferCard>
  );
}

interface WithdrawProps {
  session: Session;
  offer: Offer;
  /** What it brings, where it is a large button. */
  brings?: string;
}

export function Withdraw({ session, offer, brings }: WithdrawProps) {
  return (
    <Button
      label={t('offer.withdraw')}
      size={brings === undefined ? 'small' : 'normal'}
      second={brings}
      busy={session.play.busy.value === 'withdraw-offer'}
      onClick={() => void send(session, answer('withdraw-offer', offer))}
    />
  );
}

function Answer({ session, offer }: { session: Session; offer: Offer }) {
  const { play } = session;
  const change = moneyChange(offer, play.seat.value ?? 0);
  const moves = play.moves.value;
  const blocked =
    itemOf(moves, 'accept-offer', 'offer', offer.id)?.blocked ?? blockOf(moves, 'accept-offer');
  const warning = blocked ? undefined : acceptWarning(session, offer);
  return (
    <>
      <Button
        label={t('offer.accept', { change: change === 0 ? '+0' : signedFigure(change) })}
        icon="check"
        kind={blocked || warning ? 'plain' : 'main'}
        size="small"
        {...(warning && { sure: warning.sure, sureSaid: warning.words })}
        blocked={blocked ? whyNot(session, blocked) : undefined}
        brief={blocked?.code === 'insufficient-funds' ? acceptBrief(session, blocked) : undefined}
        busy={play.busy.value === 'accept-offer'}
        onClick={() => void send(session, answer('accept-offer', offer))}
      />
      <Button
        label={t('offer.refuse')}
        size="small"
        busy={play.busy.value === 'refuse-offer'}
        onClick={() => void send(session, answer('refuse-offer', offer))}
      />
      {offer.type !== 'donation' && <Counter session={session} offer={offer} />}
    </>
  );
}

/** The composer opens with the other side of the same deal. */
function Counter({ session, offer }: { session: Session; offer: Countered }) {
  const { play } = session;
  const kind = offer.type === 'sale' ? 'offer-purchase' : 'offer-sale';
  const open = isOpen(play.moves.value, kind);
  return (
    <Button
      label={t('offer.counter')}
      icon="swap"
      size="small"
      blocked={open ? undefined : dealBlock(session, kind)}
      onClick={() => openTrade(session, counterTo(session, offer))}
    />
  );
}
