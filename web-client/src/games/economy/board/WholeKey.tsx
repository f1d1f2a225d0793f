import './whole-key.css';
import { Popover } from '../../../ui/Popover';
import { BoardKey, CardLegend } from '../knowledge/Legend';
import type { Session } from '../session';
import { t } from '../words';

/** What board and cards mean, on demand: where a phone is too low for the key under its board. */
export function WholeKey({ session }: { session: Session }) {
  return (
    <div class="ec-whole-key">
      <Popover icon="question" label={t('legend.title')}>
        <BoardKey session={session} />
        <CardLegend />
      </Popover>
    </div>
  );
}
