import { Button } from '../../ui/Button';
import { Dialog } from '../../ui/Dialog';
import { useSession } from '../session';
import { t } from '../words';

/** Which bot is to take the next seat. */
export function BotDialog({ onClose }: { onClose: () => void }) {
  const session = useSession();
  const add = async (bot: 'house' | 'random') => {
    onClose();
    await session.order({ type: 'add-bot', bot });
  };
  return (
    <Dialog title={t('seats.addBot')} onClose={onClose}>
      <div class="dialog-choices">
        <Button
          label={t('seats.addBot.house')}
          second={t('seats.addBot.house.why')}
          icon="robot"
          kind="main"
          onClick={() => void add('house')}
        />
        <Button
          label={t('seats.addBot.random')}
          second={t('seats.addBot.random.why')}
          icon="robot"
          onClick={() => void add('random')}
        />
      </div>
    </Dialog>
  );
}
