import { bestBuy } from '../actions/buys';
import { missingFor } from '../actions/missing';
import { openSquares, type Session, send, squareItem } from '../session';
import { neighbours } from '../squares';
import { kindOf } from '../sums';
import type { Square } from '../wire';
import { t } from '../words';
import { ownSquares, spotsOf, type Told } from './spots';

/** The square that the reader has chosen if he can buy it, else a mine next door where his loan was best spent on one, else the cheapest. */
export function buying(session: Session): Told {
  const open = openSquares(session, 'buy');
  const chosen = session.chosen.value ?? '';
  const square = open.includes(chosen)
    ? chosen
    : nextDoor(session, open.filter(isNextDoor(session)));
  const title = t('guide.buy.title');
  if (square === null) {
    return { title, line: t('guide.buy.none'), spots: spotsOf(null, 'b'), act: null };
  }
  const coins = squareItem(session, 'buy', square)?.weight ?? 0;
  const isFar = !isNextDoor(session)(square);
  const about = isFar
    ? t('guide.buy.far', { square, coins })
    : [whyNotBought(session, square), t('guide.buy.line', { square, coins })].join(' ').trim();
  return {
    title: isFar ? t('guide.buy.far.title') : title,
    line: `${about} ${earnsWords(session, square)}`,
    spots: spotsOf(square, 'b'),
    act: {
      label: t('guide.buy.do', { square, coins }),
      run: () => void send(session, { type: 'buy', square }),
    },
  };
}

/** Bare land brings nothing yet. */
function earnsWords({ play }: Session, square: Square): string {
  const table = play.table.value;
  if (kindOf(table, square) === 'gold') return t('guide.buy.mine');
  return t('guide.buy.bare', { seed: table.values.seed });
}

function isNextDoor(session: Session): (square: Square) => boolean {
  const own = ownSquares(session);
  return (square) => neighbours(square).some((next) => own.includes(next));
}

function nextDoor(session: Session, squares: readonly Square[]): Square | null {
  const { play } = session;
  const money = play.hand.value?.available ?? 0;
  const isMine = (square: Square) => kindOf(play.table.value, square) === 'gold';
  const mines = bestBuy(session, money) === 'gold' ? squares.filter(isMine) : [];
  return cheapest(session, mines.length > 0 ? mines : squares);
}

function cheapest(session: Session, squares: readonly Square[]): Square | null {
  const coins = (square: Square) => squareItem(session, 'buy', square)?.weight ?? 0;
  return squares.reduce<Square | null>(
    (low, next) => (low !== null && coins(low) <= coins(next) ? low : next),
    null,
  );
}

/** Why a step is about this square and not about the one that the reader has chosen to buy. */
function whyNotBought(session: Session, square: Square): string {
  const { play } = session;
  const chosen = session.chosen.value;
  if (chosen === null || chosen === square) return '';
  const table = play.table.value;
  const owner = table.squares[chosen]?.owner ?? null;
  const kind = kindOf(table, chosen);
  if (kind === 'lake' || kind === 'mountain') {
    return t('guide.not.ground', { chosen, kind: t(`a.${kind}`) });
  }
  if (owner === play.seat.value) return t('guide.not.again', { chosen });
  if (owner !== null) return t('guide.not.theirs', { chosen, name: play.name(owner) });
  const missing = missingFor(squareItem(session, 'buy', chosen));
  return missing > 0 ? t('guide.not.dear', { chosen, missing }) : '';
}
