import './sheet-values.css';
import { useContext } from 'preact/hooks';
import { TurnTo } from '../../ui/folded';
import { Icon } from '../../ui/Icon';
import { valueLines } from './knowledge/values';
import type { Session } from './session';
import { t } from './words';

/** True while the sheet is so high that it would lie over what stands under the map, on any phone. */
function isHigh({ play, tray }: Session): boolean {
  const isAsked = play.hand.value?.offers.some(({ maker }) => maker !== play.seat.value);
  return tray.value !== null || isAsked === true || /loaning|event/.test(play.table.value.phase);
}

/**
 * On a short phone the values stand in one row at the head of the sheet, whatever is decided in it, and on any
 * where under the map it would lie over them. A press turns to the page that explains each.
 */
export function SheetValues({ session }: { session: Session }) {
  const turnTo = useContext(TurnTo);
  const { phase, values } = session.seen.value;
  if (phase === 'choose-start' || phase === 'over') return null;
  return (
    <button
      type="button"
      class={`sheet-values${isHigh(session) ? ' close' : ''}`}
      onClick={() => turnTo('paper')}
    >
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
