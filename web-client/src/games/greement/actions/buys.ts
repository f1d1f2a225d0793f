import { listed } from '../../../i18n/list';
import { priceFor } from '../board/price';
import type { Session } from '../session';
import { allSquares } from '../squares';
import { kindOf, ownedBy, profitSum } from '../sums';
import type { Square } from '../wire';
import { t } from '../words';

/**
 * What so much money is enough for: one's own bare lands to be seeded first, where that brings as much as anything
 * else, then mines without tax and seeded lands by what they bring, else the cheapest lands.
 */
export function buysWords(session: Session, money: number): string {
  const { own, lands, ways, plain, next, isPlainFirst } = planOf(session, money);
  if (own.n === 0) return plain ? waysWords(session, money, lands, ways) : landWords(money, lands);
  const [seeding, short] = (['buys.best', 'buys.other'] as const).map((key) =>
    t(key, { what: seedingOf(own), profit: own.profit }),
  ) as [string, string];
  if (plain && isPlainFirst) {
    const first = t('buys.best', plain);
    const left = ownHaul(session, money - plain.cost);
    if (left.n === 0) return t('buys.or', { first, second: short });
    return t('buys.then', { first, second: t('buys.other', { ...left, what: seedingOf(left) }) });
  }
  if (next) return t('buys.then', { first: seeding, second: t('buys.other', next) });
  return plain ? t('buys.or', { first: seeding, second: t('buys.other', plain) }) : seeding;
}

/**
 * What is bought of so much money where the best is made of it, as above, and one's own lands are seeded first;
 * undefined where that is no more than bare land.
 */
export function bestBuy(session: Session, money: number): Way['kind'] | undefined {
  const { plain, next, isPlainFirst } = planOf(session, money);
  return (isPlainFirst ? plain : next)?.kind;
}

/** The best ways to spend so much: at once, and after one's own lands are seeded; and which of them brings more. */
function planOf(session: Session, money: number) {
  const own = ownHaul(session, money);
  const lands = landHauls(session, money);
  const ways = waysFor(session, money, lands);
  const [plain] = ways;
  const rest = money - own.n * session.play.table.value.values.seed;
  const [next] = own.n === 0 ? [] : waysFor(session, rest, landHauls(session, rest));
  const isPlainFirst = own.n === 0 || (plain?.profit ?? 0) > own.profit + (next?.profit ?? 0);
  return { own, lands, ways, plain, next, isPlainFirst };
}

function seedingOf({ squares }: Seeding): string {
  return t('buys.own', { squares: listed(squares) });
}

type Seeding = Haul & { squares: readonly Square[] };

/** Own bare lands that can be seeded, the best first; before the first loans are paid that is the start. */
function ownHaul(session: Session, money: number): Seeding {
  const { play, player } = session;
  const table = play.table.value;
  const seat = play.seat.value;
  if (seat === null) return { n: 0, profit: 0, squares: [] };
  const start = table.phase === 'loaning' ? player(seat)?.lockedStart : null;
  const profit = (square: Square) => profitSum(table, square, 'crop').result;
  const squares = (start ? [start] : ownedBy(table, seat))
    .filter((square) => kindOf(table, square) === 'land')
    .toSorted((one, other) => profit(other) - profit(one))
    .slice(0, Math.floor(money / table.values.seed));
  return {
    n: squares.length,
    profit: squares.reduce((sum, each) => sum + profit(each), 0),
    squares,
  };
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

interface Lands {
  price: number;
  bare: Haul;
  sown: Haul;
}

/** The cheapest lands, where no tax is asked for a second one, and as many as can be paid with their seeds. */
function landHauls(session: Session, money: number): Lands {
  const { land, seed } = session.play.table.value.values;
  const lands = asked(session, 'land');
  const price = Math.min(...lands.map(({ coins }) => coins));
  // The tax of a second one depends on where the first is bought.
  const free = price > land ? [] : lands.filter(({ coins }) => coins === price);
  const haul = (cost: number) => haulOf(session, free, 'crop', Math.floor(money / cost));
  return { price, bare: haul(price), sown: haul(price + seed) };
}

/** Something to spend money on, what it costs and what it brings in a turn. */
interface Way {
  kind: 'gold' | 'sown';
  cost: number;
  profit: number;
  what: string;
}

/** Mines without tax and seeded lands, what brings more in front; seeded lands alone are told with the bare ones. */
function waysFor(session: Session, money: number, { price, sown }: Lands): readonly Way[] {
  const { goldMine, seed } = session.play.table.value.values;
  const mines = asked(session, 'gold').filter(({ coins }) => coins === goldMine);
  const mined = haulOf(session, mines, 'gold', Math.floor(money / goldMine));
  const ways: Way[] = [];
  if (mined.n > 0) {
    const what = t('kinds.gold', { n: mined.n });
    ways.push({ kind: 'gold', cost: mined.n * goldMine, profit: mined.profit, what });
  }
  if (sown.n > 0) {
    const what = t('buys.sown', { n: sown.n });
    ways.push({ kind: 'sown', cost: sown.n * (price + seed), profit: sown.profit, what });
  }
  return ways.toSorted((one, two) => two.profit - one.profit);
}

/**
 * "1 gold mine (+4 a turn), then 1 seeded land (+3)" where both can be paid, else one or the other; where no seeded
 * land can be, the bare ones besides the mines.
 */
function waysWords(
  session: Session,
  money: number,
  lands: Lands,
  [best, other]: readonly Way[],
): string {
  const { price, bare, sown } = lands;
  const isMined = best && (other || sown.n === 0);
  if (!isMined) return landWords(money, lands);
  const first = t('buys.best', best);
  const rest = money - best.cost;
  const left = landHauls(session, rest);
  const next = waysFor(session, rest, left).find(({ kind }) => kind !== best.kind);
  if (next) return t('buys.then', { first, second: t('buys.other', next) });
  if (other) return t('buys.or', { first, second: t('buys.other', other) });
  if (bare.n === 0) return first;
  return t(rest >= price ? 'buys.then' : 'buys.or', {
    first,
    second: t('kinds.land', { n: left.bare.n || bare.n }),
  });
}

function landWords(money: number, { price, bare, sown }: Lands): string {
  if (price === Number.POSITIVE_INFINITY) return '';
  if (money < price) return t('buys.none', { price });
  if (bare.n === 0) return t('buys.taxed', { price });
  const lands = t('kinds.land', { n: bare.n });
  if (sown.n === 0) return lands;
  return sown.n === bare.n
    ? t('buys.all', { n: bare.n, lands })
    : t('buys.seeded', { lands, n: sown.n });
}
