import './strip.css';
import { AlarmClock } from '../../../ui/AlarmClock';
import { Icon } from '../../../ui/Icon';
import { valueLines } from '../knowledge/values';
import type { Session } from '../session';
import { t } from '../words';

/** On a phone the values stand in two short lines under the map, with the clock at their end. */
export function Strip({ session }: { session: Session }) {
  const { values } = session.play.table.value;
  return (
    <ul class="value-strip" aria-label={t('values.title')}>
      {valueLines.map(({ key, icon, start }) => (
        <li key={key} class={values[key] === start ? '' : 'changed'} title={t(`value.${key}`)}>
          <Icon name={icon} size={18} />
          <span class="hidden-text">{t(`value.${key}`)}</span>
          <b>{values[key]}</b>
          {values[key] !== start && (
            <>
              <Icon name={values[key] > start ? 'caret-up-fill' : 'caret-down-fill'} size={13} />
              <span class="hidden-text">{t('values.began', { value: start })}</span>
            </>
          )}
        </li>
      ))}
      <li>
        <AlarmClock width={22} />
      </li>
    </ul>
  );
}
