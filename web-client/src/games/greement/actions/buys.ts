import { priceFor } from '../board/price';
import type { Session } from '../session';
import { allSquares } from '../squares';
import { kindOf } from '../sums';
import { t } from '../words';

/** What so much money is enough for: the cheapest lands that are free, and their seeds. */
export function buysWords(session: Session, money: number): string {
  const table = session.play.table.value;
  const { land, seed } = table.values;
  const asked = allSquares
    .filter((square) => kindOf(table, square) === 'land')
    .flatMap((square) => priceFor(session, square)?.coins ?? []);
  if (asked.length === 0) return '';
  const price = Math.min(...asked);
  if (money < price) return t('buys.none', { price });
  // The tax of a second one depends on where the first is bought.
  if (price > land) return t('buys.taxed', { price });
  const free = asked.filter((coins) => coins === price).length;
  const lands = Math.min(free, Math.floor(money / price));
  const seeded = Math.min(free, Math.floor(money / (price + seed)));
  const words = t('kinds.land', { n: lands });
  if (seeded === 0) return words;
  return seeded === lands
    ? t('buys.all', { n: lands, lands: words })
    : t('buys.seeded', { lands: words, n: seeded });
}
