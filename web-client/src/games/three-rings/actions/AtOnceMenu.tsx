import { Popover } from '../../../ui/Popover';
import { Switch } from '../../../ui/Switch';
import { t } from '../words';
import { setAtOnce, takesAtOnce } from './at-once';

/** The menu of the answer: the preference for this room. */
export function AtOnceMenu() {
  return (
    <Popover icon="dots-three-vertical" label={t('answer.menu')}>
      <AtOnce />
    </Popover>
  );
}

/** The preference itself; on the phone it stands below the offer. */
export function AtOnce() {
  return (
    <div class="tra-at-once">
      <Switch label={t('answer.atOnce')} on={takesAtOnce()} onChange={setAtOnce} />
      <small>{t('answer.atOnce.line')}</small>
    </div>
  );
}
