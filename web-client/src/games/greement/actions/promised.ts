import { allItems, blockOf } from '../../moves';
import { type Session, type SquareAction, squareActions } from '../session';
import { t } from '../words';
import { countWords } from './afterwards';
import { isLendable, missingFor } from './missing';
import { isFreed, setAside, setAsideBlock } from './set-aside';

/** What only the reader's own offers keep from him: what it would cost and bring, and the ways to it. */
export interface Promised {
  what: string;
  reason: string;
}

/**
 * Of an action on squares. In the bar one line names the ways for all of them and each button what it costs;
 * on a phone, where no line does, its reason names both.
 */
export function promisedSquares(session: Session, action: SquareAction): Promised | undefined {
  const moves = session.play.moves.value;
  const common = setAsideBlock(session, blockOf(moves, action));
  if (common === undefined) return undefined;
  const kept = setAside(session);
  const within = allItems(moves, action, 'square').filter((item) =>
    isFreed(kept, missingFor(item)),
  );
  if (within.length === 0) return undefined;
  const isPhone = session.play.phone.value;
  const squares = within.map(({ value }) => String(value));
  const what = countWords(session, action, squares, isPhone);
  const isLent = within.some((item) => isLendable(session, missingFor(item)));
  const n = kept.offers.length;
  const key = isLent ? 'block.promised.lent' : 'block.promised';
  return { what, reason: isPhone ? t(key, { what, n }) : common };
}

/** To the ear what it costs comes before why it has to wait, as it does to the eye. */
export function promisedName(session: Session, action: SquareAction): { name?: string } {
  const promised = promisedSquares(session, action);
  if (!promised || session.play.phone.value) return {};
  return { name: [t(`do.${action}`), promised.what].join(t('list.comma')) };
}

/** Of repaying: as much of the debt as one of the offers keeps from it. */
export function promisedDebt(session: Session): Promised | undefined {
  const { play, covered } = session;
  const debt = play.hand.value?.debt ?? 0;
  const blocked = setAsideBlock(session, blockOf(play.moves.value, 'repay'));
  if (blocked === undefined || covered.value) return undefined;
  const { most, offers } = setAside(session);
  const after = Math.max(0, debt - most);
  const reason = t('block.promised', { what: t('second.debt', { debt, after }), n: offers.length });
  return { what: t('second.repay.short', { debt, after }), reason };
}

/** Whether there is anything in this turn that the reader's own offers keep from him. */
export function isKept(session: Session): boolean {
  const moves = session.play.moves.value;
  return [...squareActions, 'repay'].some(
    (action) => setAsideBlock(session, blockOf(moves, action)) !== undefined,
  );
}
