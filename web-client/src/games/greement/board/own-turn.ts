import { borrowable, concerns, missingFor, type SquareAction } from '../actions/missing';
import { fitsChosen } from '../actions/wanted';
import { openSquares, type Session, squareItem } from '../session';
import { bankPrice } from '../sums';
import type { Square } from '../wire';
import type { Overlay } from './marks';

/* What a square shows to a reader who is on turn. */

const ON_OWN = ['seed', 'buy-cattle'] as const;

export function onTurn(session: Session, square: Square): Overlay {
  if (!session.yours.value) return {};
  const { kind, owner = null } = session.play.table.value.squares[square] ?? {};
  if (kind === 'lake' || kind === 'mountain') return { veiled: isBuying(session) };
  return owner === null ? free(session, square) : own(session, square);
}

/** Of what cannot be bought nothing shines beside what can. */
function isBuying(session: Session): boolean {
  return openSquares(session, 'buy').length > 0;
}

/** What can be bought: quiet while something else is decided, and as a loan would leave it while one is. */
function free(session: Session, square: Square): Overlay {
  const item = squareItem(session, 'buy', square);
  if (!item) return {};
  const tray = session.tray.value;
  const act = actNow(session);
  if (tray === 'repay' || tray === 'trade' || (act && act !== 'buy')) return { veiled: true };
  const coins = item.weight;
  const missing = missingFor(item) - (tray === 'borrow' ? session.borrowing.value : 0);
  if (item.blocked && (missing > 0 || missingFor(item) === 0)) {
    const isBeyond = missingFor(item) > (borrowable(session)?.to ?? 0);
    return { veiled: true, price: { coins, dear: isBeyond ? 'beyond' : 'now' } };
  }
  const taxed = coins > bankPrice(session.play.table.value, square);
  return taxed || tray === 'borrow' ? { price: { coins } } : { price: { coins }, frame: 'open' };
}

/** The reader's own square: framed with its price for the act that is meant, else with a quiet sign of it. */
function own(session: Session, square: Square): Overlay {
  if (session.tray.value !== null) return {};
  const action = ON_OWN.find((each) => openSquares(session, each).includes(square));
  if (!action || !concerns(session, square, action)) return {};
  const act = actNow(session);
  if (!act) return { sign: action };
  const coins = squareItem(session, action, square)?.weight ?? 0;
  return act === action ? { frame: 'own', price: { coins } } : {};
}

/** The act that is meant: the one whose button is pointed at, else what the chosen square can be had for. */
function actNow(session: Session): SquareAction | null {
  const { aimed } = session;
  if (aimed.value && openSquares(session, aimed.value).length > 0) return aimed.value;
  return (['buy', ...ON_OWN] as const).find((action) => fitsChosen(session, action)) ?? null;
}
