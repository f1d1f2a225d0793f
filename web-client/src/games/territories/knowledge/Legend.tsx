import './legend.css';
import { Icon } from '../../../ui/Icon';
import { typeIcons, types } from '../fields';
import { isOwnThrow, isWatching, type Session } from '../session';
import { t } from '../words';

/** What the colours and signs of the fields mean, and while another throws what is green of its numbers. */
export function Legend({ session }: { session: Session }) {
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
      {!isWatching(session) && !isOwnThrow(session) && (
        <li>
          <span class="type-sign paid">7</span>
          <span>{t('auto.paid')}</span>
        </li>
      )}
    </ul>
  );
}
