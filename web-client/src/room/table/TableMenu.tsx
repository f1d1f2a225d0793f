import type { Matter } from '../../net/wire';
import { Button } from '../../ui/Button';
import { useClosePopover } from '../../ui/Popover';
import { onPhone } from '../layout';
import { useRoom, useSession } from '../session';
import { t } from '../words';

export type TableDialog =
  | 'invite'
  | 'reach'
  | 'device'
  | 'leave'
  | 'keys'
  | 'moves'
  | 'watchers'
  | 'rules';

/** What one may do about the table as a whole, as a list of buttons. */
export function TableMenu({ onOpen }: { onOpen: (dialog: TableDialog) => void }) {
  const session = useSession();
  const close = useClosePopover();
  const open = (dialog: TableDialog) => {
    close();
    onOpen(dialog);
  };
  const agree = (what: Matter) => {
    close();
    void session.agree(what, true);
  };
  const { stage, paused } = useRoom();
  const seated = session.store.seat.value !== null;
  const playing = seated && stage === 'playing';
  return (
    <div class="table-menu">
      {playing && (
        <Button
          label={t('menu.moves')}
          icon="list-bullets"
          size="small"
          onClick={() => open('moves')}
        />
      )}
      {onPhone.value && (
        <Button label={t('tab.rules')} icon="question" size="small" onClick={() => open('rules')} />
      )}
      <Button label={t('menu.watchers')} icon="eye" size="small" onClick={() => open('watchers')} />
      {seated && (
        <Button label={t('menu.reach')} icon="bell" size="small" onClick={() => open('reach')} />
      )}
      {seated && (
        <Button
          label={t('menu.device')}
          icon="device-mobile"
          size="small"
          onClick={() => open('device')}
        />
      )}
      {playing && (
        <Button
          label={t(paused ? 'menu.resume' : 'menu.pause')}
          icon={paused ? 'play-fill' : 'pause-fill'}
          size="small"
          onClick={() => agree(paused ? 'resume' : 'pause')}
        />
      )}
      {playing && !paused && (
        <Button
          label={t('menu.end')}
          icon="stop-fill"
          kind="danger"
          size="small"
          onClick={() => agree('end')}
        />
      )}
      <Button label={t('menu.leave')} icon="sign-out" size="small" onClick={() => open('leave')} />
    </div>
  );
}
