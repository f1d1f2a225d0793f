import { listed } from '../../../i18n/list';
import type { Item } from '../../listed';
import { isLendable, missingFor, owedWith } from '../actions/missing';
import { openSquares, type Session, squareItem } from '../session';
import { hadOwnTurn } from '../story/turns';
import { lotOf } from '../sums';
import type { Square } from '../wire';
import { t } from '../words';
import type { Mark } from './marks';

/** What a square is called for the ear: "E5, land, free, 7 for you, by one lake". */
export function squareName(session: Session, mark: Mark, lit = false): string {
  const { play } = session;
  const table = play.table.value;
  const { square, kind } = mark;
  return [
    square,
    kind ? t(`kind.${kind}`) : t('kind.hidden'),
    ownerWords(session, mark),
    wasWords(session, square),
    freshWords(session, square),
    priceWords(session, mark),
    actWords(session, square),
    kind ? besideWords(session, square) : '',
    mark.barred ? t('name.barred') : '',
    frameWords(mark),
    lit ? t('name.lit') : '',
    table.replacing?.candidates.includes(square) ? t('name.candidate') : '',
  ]
    .filter((part) => part !== '')
    .join(', ');
}

/** What another has done on it since the reader's turn, or before his first one. */
export function freshWords({ play, fresh }: Session, square: Square): string {
  const on = fresh.value.get(square);
  if (on === undefined) return '';
  return t(hadOwnTurn(play) ? `name.fresh.${on}` : `name.fresh.${on}.first`);
}

/** What a frame says that price and owner do not. */
function frameWords({ frame }: Mark): string {
  return !frame || frame === 'open' || frame === 'lent' || frame === 'own'
    ? ''
    : t(`frame.${frame}`);
}

function ownerWords({ play }: Pick<Session, 'play'>, { square, kind, start }: Mark): string {
  const table = play.table.value;
  if (kind === 'lake' || kind === 'mountain') return t('name.unsaleable');
  const seat = start
    ? table.players.find((player) => player.lockedStart === square)?.seat
    : table.squares[square]?.owner;
  if (seat == null) return table.round > 0 ? t('name.free') : '';
  if (start) return startWords({ play }, seat);
  return seat === play.seat.value ? t('name.yours') : t('name.of', { name: play.name(seat) });
}

/** Whose it was in the reader's last turn, where that is another by now. */
function wasWords({ play, parted }: Session, square: Square): string {
  const seat = parted.value.get(square);
  if (seat === undefined) return '';
  return seat === play.seat.value ? t('name.was.yours') : t('name.was', { name: play.name(seat) });
}

/** Whose start it is, which to the reader himself is his own. */
export function startWords({ play }: Pick<Session, 'play'>, seat: number): string {
  return seat === play.seat.value
    ? t('name.start.yours')
    : t('name.start', { name: play.name(seat) });
}

function priceWords(session: Session, { price, square }: Mark): string {
  const item = squareItem(session, 'buy', square);
  if (item?.blocked) return dearWords(session, item);
  const coins = item && session.yours.value ? item.weight : price?.coins;
  return coins === undefined ? '' : t('name.price', { coins });
}

/** Too dear: with how big a loan it could be had all the same, or that none covers it. */
function dearWords(session: Session, item: Item): string {
  const { weight: coins } = item;
  const missing = missingFor(item);
  if (!isLendable(session, missing)) return t('name.tooDear', { coins });
  if (session.covered.value) return t('name.lent', { coins, missing });
  return t('name.lent.debt', { coins, missing, ...owedWith(session, missing) });
}

/** What the reader can do with a square of his, and what it costs. */
function actWords(session: Session, square: Square): string {
  const action = (['seed', 'buy-cattle'] as const).find((each) =>
    openSquares(session, each).includes(square),
  );
  if (!action) return '';
  return t(`name.${action}`, { coins: squareItem(session, action, square)?.weight ?? 0 });
}

/** "by one lake and two mountains"; nothing where none is near. */
export function besideWords({ play }: Session, square: Square): string {
  const { lakes = 0, mountains = 0 } = lotOf(play.table.value, square) ?? {};
  const parts = (['lake', 'mountain'] as const).flatMap((kind) => {
    const n = kind === 'lake' ? lakes : mountains;
    return n > 0 ? [t(`beside.${kind}`, { n })] : [];
  });
  return parts.length > 0 ? t('beside', { what: listed(parts) }) : '';
}
