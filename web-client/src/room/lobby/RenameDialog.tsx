import { useState } from 'preact/hooks';
import { settings } from '../../settings';
import { Button } from '../../ui/Button';
import { Dialog } from '../../ui/Dialog';
import { useSession } from '../session';
import { t } from '../words';

/** Another name for the own seat, kept for the next room as well. */
export function RenameDialog({ onClose }: { onClose: () => void }) {
  const session = useSession();
  const [name, setName] = useState(session.name(session.store.seat.value ?? 0));
  const rename = async (event: SubmitEvent) => {
    event.preventDefault();
    const wished = name.trim();
    if (wished === '') return;
    settings.nickname.value = wished;
    if (await session.order({ type: 'dress', name: wished, color: null })) onClose();
  };
  return (
    <Dialog title={t('mark.name')} onClose={onClose}>
      <form class="rename" onSubmit={rename}>
        <input
          class="field"
          value={name}
          maxLength={24}
          aria-label={t('mark.name')}
          autocomplete="nickname"
          onInput={(event) => setName(event.currentTarget.value)}
        />
        <Button
          label={t('mark.rename')}
          kind="main"
          submit
          blocked={name.trim() === '' ? t('sit.noName') : undefined}
        />
      </form>
    </Dialog>
  );
}
