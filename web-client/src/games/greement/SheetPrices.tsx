import { useContext } from 'preact/hooks';
import { Folded } from '../../ui/folded';
import { PriceKey } from './board/PriceKey';
import { incomingOffers } from './knowledge/offers';
import type { Session } from './session';

/**
 * The looks of the prices in the sheet of a phone, which has the values beside its map and nothing under it: in a turn
 * of the reader in which he decides nothing else, while words have taken their line in the head.
 */
export function SheetPrices({ session }: { session: Session }) {
  const { play, tray } = session;
  const isFolded = useContext(Folded);
  const isTurn = play.seat.value !== null && play.table.value.phase === 'turn';
  const isAsked = incomingOffers(session).length > 0;
  if (!isTurn || isFolded || isAsked || tray.value !== null) return null;
  return (
    <span class="prices-beside">
      <PriceKey session={session} />
    </span>
  );
}
