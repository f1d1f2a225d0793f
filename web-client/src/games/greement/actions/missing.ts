import type { Item } from '../../listed';
import { allItems, movesOf, type Range, rangeOf } from '../../moves';
import { priceFor } from '../board/price';
import { type Session, type SquareAction, squareActions, squareItem } from '../session';
import { grown, kindOf } from '../sums';
import type { Square } from '../wire';

/** What is wanted for a square and how many coins more it costs than there are at hand. */
export interface Wish {
  action: SquareAction;
  square: Square;
  missing: number;
}

/** True where an action fits the tile: items may be listed only to say why they are blocked. */
export function concerns({ play }: Session, square: Square, action: SquareAction): boolean {
  const table = play.table.value;
  const kind = kindOf(table, square);
  const owner = table.squares[square]?.owner ?? null;
  if (action === 'buy') return owner === null && (kind === 'land' || kind === 'gold');
  const mine = owner !== null && owner === play.seat.value;
  return mine && kind === (action === 'seed' ? 'land' : 'crop');
}

/** How much more an item costs than there is at hand; 0 where nothing is missing. */
export function missingFor(item: Pick<Item, 'blocked'> | undefined): number {
  const blocked = item?.blocked ?? null;
  if (blocked?.code !== 'insufficient-funds') return 0;
  return Number(blocked.args.needed) - Number(blocked.args.available);
}

/** What the chosen square costs too much; without such a one the cheapest thing that is too dear now, whose sum is proposed. */
export function wishOf(session: Session): Wish | null {
  const square = session.chosen.value;
  const chosen = square === null ? [] : wishesFor(session, square);
  return chosen[0] ?? cheapest(session);
}

function wishesFor(session: Session, square: Square): readonly Wish[] {
  return squareActions
    .filter((action) => concerns(session, square, action))
    .map((action) => ({ action, square, missing: missingFor(squareItem(session, action, square)) }))
    .filter(({ missing }) => missing > 0);
}

/** What asks no tax before what does: that is what one comes to buy first. */
function cheapest(session: Session): Wish | null {
  const [least] = squareActions
    .flatMap((action) =>
      allItems(session.play.moves.value, action, 'square').map((item) => ({
        action,
        square: String(item.value),
        missing: missingFor(item),
      })),
    )
    .filter(({ missing }) => missing > 0)
    .toSorted(
      (one, other) =>
        Number(isTaxed(session, one)) - Number(isTaxed(session, other)) ||
        one.missing - other.missing,
    );
  return least ?? null;
}

function isTaxed(session: Session, { action, square }: Wish): boolean {
  return action === 'buy' && priceFor(session, square)?.way !== undefined;
}

/** What may still be borrowed in this turn; undefined where nothing can be. */
export function borrowable({ play }: Session): Range | undefined {
  return rangeOf(movesOf(play.moves.value, 'borrow')[0], 'amount');
}

/** Whether a loan of this turn covers what is missing. */
export function isLendable(session: Session, missing: number): boolean {
  return missing > 0 && missing <= (borrowable(session)?.to ?? 0);
}

/** What is owed with such a loan, and what becomes of it at the end of the turn. */
export function owedWith({ play }: Session, loan: number): { debt: number; after: number } {
  const debt = (play.hand.value?.debt ?? 0) + loan;
  return { debt, after: grown(debt, play.table.value.values) };
}
