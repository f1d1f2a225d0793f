import { useState } from 'preact/hooks';
import { Switch } from '../../ui/Switch';
import { t } from '../words';
import { browserNotifier, type Notifier, noticesWanted } from './notifier';

/** Notices of this browser: it is asked for leave when they are switched on, and never before. */
export function NoticesHere({ notifier = browserNotifier }: { notifier?: Notifier }) {
  const [permission, setPermission] = useState(notifier.permission());
  const isOn = noticesWanted.value && permission === 'granted';
  const turn = async (on: boolean) => {
    const given = on ? await notifier.ask() : permission;
    setPermission(given);
    noticesWanted.value = on && given === 'granted';
  };
  const isShut = permission === 'none' || permission === 'denied';
  return (
    <section class="reach-part">
      <h3>{t('reach.here')}</h3>
      {isShut ? (
        <p>{t(permission === 'none' ? 'reach.here.none' : 'reach.here.denied')}</p>
      ) : (
        <>
          <Switch label={t('reach.here.show')} on={isOn} onChange={(on) => void turn(on)} />
          <small>{t('reach.here.why')}</small>
        </>
      )}
    </section>
  );
}
