import { priceFor } from '../board/price';
import type { Session } from '../session';
import { allSquares } from '../squares';
import { kindOf, profitSum } from '../sums';
import type { Square } from '../wire';
import { t } from '../words';

/** What so much money is enough for: mines without tax and seeded lands by what they bring, else the cheapest lands. */
export function buysWords(session: Session, money: number): string {
  const { goldMine } = session.play.table.value.values;
  const mines = asked(session, 'gold').filter(({ coins }) => coins === goldMine);
  const mined = haulOf(session, mines, 'gold', Math.floor(money / goldMine));
  return mined.n === 0 ? landWords(session, money) : mineWords(session, mined, money);
}

interface Asked {
  square: Square;
  coins: number;
}

/** So many squares, and what they bring together in a turn. */
interface Haul {
  n: number;
  profit: number;
}

function asked(session: Session, kind: 'land' | 'gold'): readonly Asked[] {
  return allSquares
    .filter((square) => kindOf(session.play.table.value, square) === kind)
    .flatMap((square) => {
      const price = priceFor(session, square);
      return price ? [{ square, coins: price.coins }] : [];
    });
}

/** The best of them, as many as can be paid. */
function haulOf(
  { play }: Session,
  squares: readonly Asked[],
  kind: 'crop' | 'gold',
  most: number,
): Haul {
  const best = squares
    .map(({ square }) => profitSum(play.table.value, square, kind).result)
    .toSorted((one, other) => other - one)
    .slice(0, most);
  return { n: best.length, profit: best.reduce((sum, profit) => sum + profit, 0) };
}

/** The cheapest lands, where no tax is asked for a second one, and as many as can be paid with their seeds. */
function landHauls(session: Session, money: number): { price: number; bare: Haul; sown: Haul } {
  const { land, seed } = session.play.table.value.values;
  const lands = asked(session, 'land');
  const price = Math.min(...lands.map(({ coins }) => coins));
  // The tax of a second one depends on where the first is bought.
  const free = price > land ? [] : lands.filter(({ coins }) => coins === price);
  const haul = (cost: number) => haulOf(session, free, 'crop', Math.floor(money / cost));
  return { price, bare: haul(price), sown: haul(price + seed) };
}

/** "1 gold mine (+4 a turn) or 1 land and its seeds (+3)", what brings more in front. */
function mineWords(session: Session, mined: Haul, money: number): string {
  const { bare, sown } = landHauls(session, money);
  const lands = t('kinds.land', { n: bare.n });
  const ways = [{ profit: mined.profit, what: t('kinds.gold', { n: mined.n }) }];
  if (sown.n > 0) ways.push({ profit: sown.profit, what: t('buys.sown', { n: sown.n }) });
  const [best, other] = ways.toSorted((one, two) => two.profit - one.profit);
  if (!best) return '';
  const first = t('buys.best', best);
  if (other) return t('buys.or', { first, second: t('buys.other', other) });
  return bare.n > 0 ? t('buys.or', { first, second: lands }) : first;
}

function landWords(session: Session, money: number): string {
  const { price, bare, sown } = landHauls(session, money);
  if (price === Number.POSITIVE_INFINITY) return '';
  if (money < price) return t('buys.none', { price });
  if (bare.n === 0) return t('buys.taxed', { price });
  const lands = t('kinds.land', { n: bare.n });
  if (sown.n === 0) return lands;
  return sown.n === bare.n
    ? t('buys.all', { n: bare.n, lands })
    : t('buys.seeded', { lands, n: sown.n });
}
