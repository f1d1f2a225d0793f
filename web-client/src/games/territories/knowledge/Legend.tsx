import './legend.css';
import { Icon } from '../../../ui/Icon';
import { typeIcons, types } from '../fields';
import { isOwnThrow, isWatching, type Session } from '../session';
import { t } from '../words';

/** What the colours and signs of the fields mean, and what is green of the numbers of the throw, for whom. */
export function Legend({ session }: { session: Session }) {
  const { play, odds } = session;
  const isOthers = !isWatching(session) && !isOwnThrow(session);
  const name = play.name(odds.value.turn);
  return (
    <ul class="type-legend" aria-label={t('auto.legend')}>
      {types.map((type) => (
        <li key={type}>
          <span class={`type-sign ${type}`}>
            <Icon name={typeIcons[type]} size={16} />
          </span>
          <span>
            {t(`type.${type}`)}
            {type === 'territory' && <small>{t('auto.dearer')}</small>}
          </span>
        </li>
      ))}
      {odds.value.phase === 'roll' && (
        <li class="numbers">
          <span class="type-sign paid">7</span>
          <span>
            {isOthers
              ? t('auto.paid')
              : isOwnThrow(session)
                ? t('auto.safe.yours')
                : t('auto.safe', { name })}
          </span>
        </li>
      )}
    </ul>
  );
}
