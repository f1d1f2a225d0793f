import { blockOf } from '../../moves';
import { Withdraw } from '../knowledge/Offers';
import type { Session } from '../session';
import type { Offer } from '../wire';
import { t } from '../words';
import { setAside, setAsideBlock } from './set-aside';

/** In the reader's turn: what his offers keep from his money, with the way to have it back where only one does. */
export function SetAside({ session }: { session: Session }) {
  const { coins, offers } = setAside(session);
  const [only] = offers;
  if (!only || session.covered.value) return null;
  return (
    <span class="turn-set-aside">
      {t('turn.reserved', { coins, n: offers.length })}
      {offers.length === 1 && <Withdraw session={session} offer={only} />}
    </span>
  );
}

/** The one offer that keeps the money from whatever could be bought, while no square is chosen. */
export function offerInTheWay(session: Session): Offer | undefined {
  const { play, chosen, covered, yours } = session;
  if (!yours.value || covered.value || chosen.value !== null) return undefined;
  const { offers } = setAside(session);
  const isInTheWay = setAsideBlock(session, blockOf(play.moves.value, 'buy')) !== undefined;
  return offers.length === 1 && isInTheWay ? offers[0] : undefined;
}
