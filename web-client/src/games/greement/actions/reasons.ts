import type { Reason } from '../../limits';
import { blockOf } from '../../moves';
import {
  openSquares,
  type Session,
  type SquareAction,
  squareActions,
  squareItem,
} from '../session';
import { kindOf } from '../sums';
import { t } from '../words';
import { type Deal, type DealKind, hasSquare } from './deal';
import { borrowable, concerns, isLendable, missingFor } from './missing';
import { promisedDebt, promisedSquares } from './promised';
import { freedBy, setAsideBlock } from './set-aside';

/** What the server says where there is no square at all to choose. */
const NO_SQUARE = ['already-owned', 'not-unseeded', 'not-a-crop'];

/** Why an action on a square has to wait: what is chosen is spoken of, else that there is no square at all. */
export function actionBlock(session: Session, action: SquareAction): string | undefined {
  const ground = action === 'buy' ? groundBlock(session) : undefined;
  return (
    ground ?? tooDear(session, action) ?? squareBlock(session, action, openSquares(session, action))
  );
}

/** Why the chosen square cannot be bought by anybody: the bank has no price for it at all. */
export function groundBlock({ play, chosen }: Session): string | undefined {
  const square = chosen.value;
  const kind = square === null ? null : kindOf(play.table.value, square);
  if (square === null || (kind !== 'lake' && kind !== 'mountain')) return undefined;
  return t('block.ground', { square, kind: t(`kind.${kind}`) });
}

/** Why nothing can be bought, sown or grazed: nothing is there, or nothing is within the purse. */
function squareBlock(
  session: Session,
  action: SquareAction,
  open: readonly string[],
): string | undefined {
  if (open.length > 0) return undefined;
  const blocked = blockOf(session.play.moves.value, action);
  if (!blocked || NO_SQUARE.includes(blocked.code)) return t(`block.${action}`);
  const missing = missingFor({ blocked });
  if (missing === 0) return whyNot(session, blocked);
  const promised = promisedSquares(session, action);
  if (promised) return promised.reason;
  const freed = freedBy(session, missing);
  if (freed) return freed;
  const needed = Number(blocked.args.needed);
  return t('block.dear', { needed, missing, way: wayOut(session, missing) });
}

/** How many coins a square lacks, and what to do about it. */
export function missingWords(session: Session, square: string, missing: number): string {
  return t('block.missing', { square, missing, way: wayOut(session, missing) });
}

/** Where the missing money could come from in this turn. */
export function wayOut(session: Session, missing: number): string {
  const freed = freedBy(session, missing);
  if (freed) return freed;
  const most = borrowable(session)?.to ?? 0;
  if (most === 0) return t('way.lent');
  return t(missing <= most ? 'way.borrow' : 'way.short', { most });
}

/** Why the chosen square cannot be had. */
function tooDear(session: Session, action: SquareAction): string | undefined {
  const square = session.chosen.value;
  if (square === null || !concerns(session, square, action)) return undefined;
  const item = squareItem(session, action, square);
  const missing = missingFor(item);
  if (missing > 0) return missingWords(session, square, missing);
  return item?.blocked ? whyNot(session, item.blocked) : undefined;
}

/** Why an action of this phase has to wait; undefined if it can be done now. */
export function blockedWords(session: Session, action: string): string | undefined {
  const promised = action === 'repay' ? promisedDebt(session) : undefined;
  if (promised) return promised.reason;
  const blocked = blockOf(session.play.moves.value, action);
  return blocked ? whyNot(session, blocked) : undefined;
}

/** Why no deal of this kind can be offered now; what refuses a single square there means that there is none. */
export function dealBlock(session: Session, kind: DealKind): string {
  const blocked = blockOf(session.play.moves.value, kind);
  if (blocked?.code === 'not-yours') return t('block.noneYours');
  if (blocked?.code === 'not-theirs') return t('block.noneTheirs');
  if (blocked) return whyNot(session, blocked);
  return t(session.play.table.value.phase === 'turn' ? 'block.trade' : 'block.trade.phase');
}

/** The same in two words, in the reader's own turn. */
export function dealBrief(session: Session): string | undefined {
  if (!session.yours.value) return undefined;
  const sale = blockOf(session.play.moves.value, 'offer-sale');
  return t(sale?.code === 'not-yours' ? 'brief.noSquare' : 'brief.nobody');
}

/** Why no square of such a deal can be named: whoever would give it up has none. */
export function noSquareBlock(
  session: Session,
  { kind, partner }: Pick<Deal, 'kind' | 'partner'>,
): string | undefined {
  if (hasSquare(session, kind, partner)) return undefined;
  if (kind === 'offer-sale') return t('block.noneYours');
  return t('block.noneOf', { name: session.play.name(partner) });
}

/** What the small buttons of a phone have room for, by the code of the refusal. */
const BRIEF = {
  'loan-limit': 'brief.limit',
  'no-debt': 'brief.noDebt',
  'no-money': 'brief.noMoney',
  'not-unseeded': 'brief.noLand',
  'not-a-crop': 'brief.noCrop',
  'already-owned': 'brief.noneFree',
} as const;

/**
 * Why an action of a turn has to wait, in two words; that it is another's turn is said once, on the first button. Where
 * some squares can be had, it is the chosen one that is too dear.
 */
export function briefBlock(session: Session, action: string): string | undefined {
  if (!session.yours.value) return undefined;
  if (action === 'buy' && groundBlock(session)) return t('brief.ground');
  const named = squareActions.find((each) => each === action);
  if (named && openSquares(session, named).length > 0) {
    return missingBrief(session, missingFor(squareItem(session, named, session.chosen.value)));
  }
  const blocked = blockOf(session.play.moves.value, action);
  const promised =
    action === 'repay' ? promisedDebt(session) : named && promisedSquares(session, named);
  if (promised) return promised.what;
  if (setAsideBlock(session, blocked)) return t('brief.setAside');
  if (blocked?.code === 'insufficient-funds') return dearBrief(session, blocked);
  const code = blocked?.code;
  if (code !== undefined && code in BRIEF) return t(BRIEF[code as keyof typeof BRIEF]);
  if (action === 'seed') return t('brief.noLand');
  return action === 'buy-cattle' ? t('brief.noCrop') : t('brief.notNow');
}

/** What a small button says of what the money does not reach: what to borrow for it, where a loan of this turn pays. */
export function dearBrief(session: Session, blocked: Reason): string {
  if (setAsideBlock(session, blocked)) return t('brief.setAside');
  return missingBrief(session, missingFor({ blocked }));
}

/** The same of an offer, whose sum stands above its answers: how much is missing. */
export function acceptBrief(session: Session, blocked: Reason): string {
  const missing = missingFor({ blocked });
  if (setAsideBlock(session, blocked)) return t('brief.withdraw');
  return isLendable(session, missing)
    ? dearBrief(session, blocked)
    : t('brief.short', { n: missing });
}

function missingBrief(session: Session, missing: number): string {
  return isLendable(session, missing) ? t('brief.lent', { n: missing }) : t('brief.dear');
}

/** A reason as a button has room for it; whose turn it is stands above the buttons. */
export function whyNot(session: Session, blocked: Reason): string {
  if (blocked.code === 'not-your-turn') return t('block.turn');
  return setAsideBlock(session, blocked) ?? session.play.reason(blocked);
}
