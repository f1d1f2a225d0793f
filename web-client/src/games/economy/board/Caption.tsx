import './caption.css';
import { isOffered } from '../../guide';
import { guideOf } from '../guide';
import { Hint } from '../hints';
import type { Session } from '../session';
import { PartLine } from './PartLine';

/**
 * Over the board of a phone: what a landing does just now, or a hint at its moment, in the same room. In the
 * sheet it would take that of what is decided; the offer of the guide stands there, but while it is full
 * of cards to lay. In part 2 no hint takes it:
 * that others collect the line says itself, that a knock-out pays nobody the button of it.
 */
export function Caption({ session }: { session: Session }) {
  const { play } = session;
  const { part, phase } = play.table.value;
  const isInSheet = phase !== 'place' && isOffered('economy', guideOf(session));
  const isHinted = play.seat.value !== null && part === 1 && !isInSheet;
  return (
    <div class="ec-caption">
      <PartLine table={play.table.value} />
      {isHinted && <Hint session={session} />}
    </div>
  );
}
