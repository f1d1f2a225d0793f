import { Button } from '../../ui/Button';
import { Dialog } from '../../ui/Dialog';
import { useSession } from '../session';
import { t } from '../words';

/** Which bot is to take the next seat, or all that are free: somebody else may be quicker to one. */
export function BotDialog({ free, onClose }: { free: number; onClose: () => void }) {
  const session = useSession();
  const add = async (bot: 'house' | 'random', seats = 1) => {
    onClose();
    for (let left = seats; left > 0; left -= 1) {
      if (!(await session.order({ type: 'add-bot', bot }))) return;
    }
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
        {free > 1 && (
          <Button
            label={t('seats.addBot.all')}
            second={t('seats.addBot.all.why', { n: free })}
            icon="robot"
            onClick={() => void add('house', free)}
          />
        )}
      </div>
    </Dialog>
  );
}
