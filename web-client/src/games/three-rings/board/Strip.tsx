import { Icon } from '../../../ui/Icon';
import { levelWords } from '../Aside';
import { own, type Session } from '../session';
import { t } from '../words';

/** Under the board where no column stands beside it: the rate, what the reader would pay at the street, level and round. */
export function Strip({ session }: { session: Session }) {
  const { table } = session.scenes.shown.value;
  const me = own(session);
  const { rate, round, lastRound } = table;
  return (
    <ul class="tr-strip">
      <li>
        <Icon name="percent" size={15} />
        {t('economy.line', { rate })}
        {me && ` (${t('economy.you', { n: me.interest })})`}
      </li>
      <li>
        <Icon name="trend-up" size={15} />
        {t('economy.values', { level: levelWords(table) })}
      </li>
      <li>
        {t('economy.round')} {t('economy.roundOf', { round, last: lastRound })}
      </li>
    </ul>
  );
}
