import { missingFor } from '../actions/missing';
import { boughtInTurn } from '../actions/since';
import { openSquares, type Session, send, squareItem } from '../session';
import { kindOf, profitSum } from '../sums';
import type { Square } from '../wire';
import { t } from '../words';
import { ownGround, ownSquares, spotsOf, type Told } from './spots';

/** What the reader has chosen or else just bought, as far as it can be seeded. */
export function seeding(session: Session): Told {
  const title = t('guide.seed.title');
  const choices = ownGround(session);
  const open = openSquares(session, 'seed');
  const about = session.chosen.value ?? lastBought(session);
  const square = open.find((each) => each === about) ?? open[0] ?? null;
  if (square === null) return { ...{ title, choices }, ...seedingWaits(session) };
  const coins = squareItem(session, 'seed', square)?.weight ?? 0;
  const profit = profitSum(session.play.table.value, square, 'crop').result;
  return {
    ...{ title, choices },
    line: [aboutWords(session, about, square), t('guide.seed.line', { square, coins, profit })]
      .join(' ')
      .trim(),
    spots: spotsOf(square, 's'),
    act: {
      label: t('guide.seed.do', { square, coins }),
      run: () => void send(session, { type: 'seed', square }),
    },
  };
}

/** What he has bought last in this turn and has still. */
function lastBought(session: Session): Square | null {
  const own = ownSquares(session);
  return boughtInTurn(session).findLast((square) => own.includes(square)) ?? null;
}

/** What the square that the reader has in mind is, where it is not simply the one to seed. */
function aboutWords(session: Session, about: Square | null, square: Square): string {
  if (about === null) return '';
  const isBought = boughtInTurn(session).includes(about);
  if (about === square) return isBought ? t('guide.seed.bought', { about }) : '';
  if (!ownSquares(session).includes(about)) return t('guide.seed.notYours', { about });
  const kind = kindOf(session.play.table.value, about);
  return t(kind === 'gold' ? 'guide.seed.mine' : 'guide.seed.done', { about });
}

/** Bare land that cannot be paid for now, or none at all. */
function seedingWaits(session: Session): Pick<Told, 'line' | 'spots' | 'act'> {
  const square = ownSquares(session).find(
    (each) => missingFor(squareItem(session, 'seed', each)) > 0,
  );
  const item = squareItem(session, 'seed', square ?? null);
  const line =
    square === undefined
      ? t('guide.seed.none')
      : t('guide.seed.dear', { square, coins: item?.weight ?? 0, missing: missingFor(item) });
  return { line, spots: spotsOf(square ?? null, 's'), act: null };
}
