import { Panel } from '../../ui/Panel';
import { usePhone } from '../../ui/screen';
import { useSession } from '../session';
import { t } from '../words';
import { Marks, useDrawn } from './Marks';
import { SitDown } from './SitDown';

/** The reader's own mark; the way to a seat for who has none. */
export function OwnMark() {
  const drawn = useDrawn();
  if (useSession().store.seat.value === null) {
    return (
      <Panel title={t('sit.title')} small aside={t('sit.why')}>
        <SitDown />
      </Panel>
    );
  }
  return (
    <Panel title={t('mark.title')} small aside={!drawn && t('mark.why')}>
      <div class="own-mark">
        <OwnMarks />
      </div>
    </Panel>
  );
}

/** The eight marks, the own one chosen; another one is sent at once. */
export function OwnMarks() {
  const session = useSession();
  const seat = session.store.seat.value;
  return (
    <Marks
      value={seat === null ? null : session.colour(seat)}
      size={usePhone() ? 38 : 62}
      onChange={(color) => void session.order({ type: 'dress', name: null, color })}
    />
  );
}
