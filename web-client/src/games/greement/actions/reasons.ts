import type { Reason } from '../../limits';
import { blockOf } from '../../moves';
import { openSquares, type Session, squareItem } from '../session';
import { t } from '../words';
import { concerns, missingFor, type SquareAction } from './missing';

/** What the server says where there is no square at all to choose. */
const NO_SQUARE = ['already-owned', 'not-unseeded', 'not-a-crop'];

/** Why an action on a square has to wait, be it for want of any square or for the chosen one. */
export function actionBlock(session: Session, action: SquareAction): string | undefined {
  return squareBlock(session, action, openSquares(session, action)) ?? tooDear(session, action);
}

/** Why nothing can be bought, sown or grazed: nothing is there, or nothing is within the purse. */
function squareBlock(
  session: Session,
  action: SquareAction,
  open: readonly string[],
): string | undefined {
  if (open.length > 0) return undefined;
  const blocked = blockOf(session.play.moves.value, action);
  return blocked && !NO_SQUARE.includes(blocked.code)
    ? whyNot(session, blocked)
    : t(`block.${action}`);
}

/** Why the chosen square cannot be had although others can. */
function tooDear(session: Session, action: SquareAction): string | undefined {
  const square = session.chosen.value;
  if (square === null || !concerns(session, square, action)) return undefined;
  const item = squareItem(session, action, square);
  const missing = missingFor(item);
  if (missing > 0) return t('block.missing', { square, missing });
  return item?.blocked ? whyNot(session, item.blocked) : undefined;
}

/** Why an action of this phase has to wait; undefined if it can be done now. */
export function blockedWords(session: Session, action: string): string | undefined {
  const blocked = blockOf(session.play.moves.value, action);
  return blocked ? whyNot(session, blocked) : undefined;
}

/** What the small buttons of a phone have room for, by the code of the refusal. */
const BRIEF = {
  'insufficient-funds': 'brief.dear',
  'loan-limit': 'brief.limit',
  'no-debt': 'brief.noDebt',
  'no-money': 'brief.noMoney',
  'not-unseeded': 'brief.noLand',
  'not-a-crop': 'brief.noCrop',
} as const;

/** Why an action of a turn has to wait, in two words. */
export function briefBlock(session: Session, action: string): string | undefined {
  if (!session.yours.value) return t('brief.wait');
  const code = blockOf(session.play.moves.value, action)?.code;
  if (code !== undefined && code in BRIEF) return t(BRIEF[code as keyof typeof BRIEF]);
  if (action === 'seed') return t('brief.noLand');
  return action === 'buy-cattle' ? t('brief.noCrop') : t('brief.notNow');
}

/** A reason as a button has room for it; whose turn it is stands above the buttons. */
export function whyNot({ play }: Session, blocked: Reason): string {
  return blocked.code === 'not-your-turn' ? t('block.turn') : play.reason(blocked);
}
