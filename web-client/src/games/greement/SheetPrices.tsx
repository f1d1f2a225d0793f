import { useContext } from 'preact/hooks';
import { Folded } from '../../ui/folded';
import { PriceKey } from './board/PriceKey';
import { isHigh } from './high-sheet';
import type { Session } from './session';

/**
 * The looks of the prices in the sheet of a short phone, which has the values beside its map and nothing under it:
 * in a turn of the reader in which he decides nothing else, while words have taken their line in the head.
 */
export function SheetPrices({ session }: { session: Session }) {
  const isFolded = useContext(Folded);
  const isTurn = session.play.seat.value !== null && session.play.table.value.phase === 'turn';
  if (!isTurn || isFolded || isHigh(session)) return null;
  return (
    <span class="prices-beside">
      <PriceKey session={session} />
    </span>
  );
}
