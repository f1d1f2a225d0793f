import { borrowable, concerns, missingFor } from '../actions/missing';
import { openSquares, type Session, type SquareAction, squareItem } from '../session';
import { bankPrice } from '../sums';
import type { Square } from '../wire';
import type { Overlay } from './marks';

/* What a square shows to a reader who is on turn. */

const ON_OWN = ['seed', 'buy-cattle'] as const;

export function onTurn(session: Session, square: Square): Overlay {
  // While the table is paused nothing on the map looks as if it could be had.
  if (!session.yours.value || session.play.room.value.paused) return {};
  const { kind, owner = null } = session.play.table.value.squares[square] ?? {};
  if (kind === 'lake' || kind === 'mountain') return {};
  return owner === null ? free(session, square) : own(session, square);
}

/**
 * What can be bought: bare in a tray that is not about it, and as a loan would leave it while one is decided.
 * Without a tax it is dashed, thinly where it takes a loan; beyond any loan it is veiled.
 */
function free(session: Session, square: Square): Overlay {
  const item = squareItem(session, 'buy', square);
  if (!item) return {};
  const tray = session.tray.value;
  if (tray === 'repay' || tray === 'trade') return {};
  const act = actMeant(session);
  if (act && act !== 'buy') return { veiled: true };
  const coins = item.weight;
  const missing = missingFor(item) - (tray === 'borrow' ? session.borrowing.value : 0);
  const isBeyond = missingFor(item) > (borrowable(session)?.to ?? 0);
  const isDear = item.blocked !== null && (missing > 0 || missingFor(item) === 0);
  if (isDear && isBeyond) return { veiled: true, price: { coins, dear: 'beyond' } };
  const taxed = coins > bankPrice(session.play.table.value, square);
  const price = isDear ? { coins, dear: 'now' as const } : { coins };
  if (taxed) return { price };
  return { price, frame: isDear || tray === 'borrow' ? 'lent' : 'open' };
}

/** The reader's own square: framed with its price for the act that is meant, else with a quiet sign of its own. */
function own(session: Session, square: Square): Overlay {
  if (session.tray.value !== null) return {};
  const action = ON_OWN.find((each) => openSquares(session, each).includes(square));
  if (!action || !concerns(session, square, action)) return {};
  if (actMeant(session) !== action) return { sign: action };
  return { frame: 'own', price: { coins: squareItem(session, action, square)?.weight ?? 0 } };
}

/** The act that is meant: the one whose button the reader points at, while it can be done. */
export function actMeant(session: Session): SquareAction | null {
  const act = session.aimed.value;
  return act && openSquares(session, act).length > 0 ? act : null;
}
