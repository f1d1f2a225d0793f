import { Withdraw } from '../knowledge/Offers';
import type { Session } from '../session';
import { t } from '../words';
import { setAside } from './set-aside';

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
