import './legend.css';
import { Icon } from '../../../ui/Icon';
import { typeIcons, types } from '../fields';
import { t } from '../words';

/** What the colours and signs of the fields mean. */
export function Legend() {
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
    </ul>
  );
}
