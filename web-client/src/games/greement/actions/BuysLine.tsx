import type { Session } from '../session';
import { t } from '../words';
import { buysWords } from './buys';

/** Among the sums of a loan: what the money it leaves is enough for. */
export function BuysLine({ session, money }: { session: Session; money: number }) {
  const words = buysWords(session, money);
  if (words === '') return null;
  return (
    <div class="sum-buys">
      <dt>{t('buys')}</dt>
      <dd>{words}</dd>
    </div>
  );
}
