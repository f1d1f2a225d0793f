import './sheet-values.css';
import { useContext } from 'preact/hooks';
import { TurnTo } from '../../ui/folded';
import { Icon } from '../../ui/Icon';
import { valueLines } from './knowledge/values';
import type { Session } from './session';
import { t } from './words';

/**
 * On a short phone the values stand in one row at the head of the sheet, whatever is decided in it: under the
 * map it would lie over them. A press turns to the page that explains each.
 */
export function SheetValues({ session }: { session: Session }) {
  const turnTo = useContext(TurnTo);
  const { phase, values } = session.play.table.value;
  if (phase === 'choose-start' || phase === 'over') return null;
  return (
    <button type="button" class="sheet-values" onClick={() => turnTo('paper')}>
      <span class="hidden-text">{t('values.title')}</span>
      {valueLines.map(({ key, icon, start }) => (
        <span key={key} class={values[key] === start ? '' : 'changed'}>
          <Icon name={icon} size={12} />
          <span class="hidden-text">{t(`value.${key}`)}</span>
          <b>{values[key]}</b>
        </span>
      ))}
    </button>
  );
}
