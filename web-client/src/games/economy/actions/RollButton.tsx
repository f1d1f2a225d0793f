import { Button } from '../../../ui/Button';
import { whyNotYours } from '../reasons';
import type { Session } from '../session';
import { t } from '../words';

/** The roll; it stays in its place while another is on turn, and when it has been made. */
export function RollButton({ session }: { session: Session }) {
  const { play, yours } = session;
  const isToRoll = yours.value && play.table.value.phase === 'roll';
  return (
    <Button
      label={t('roll.do')}
      second={t('roll.do.line')}
      icon="dice-five"
      kind={isToRoll ? 'main' : 'plain'}
      keyCap="r"
      blocked={isToRoll ? undefined : (whyNotYours(session) ?? t('roll.done'))}
      busy={play.busy.value === 'roll'}
      onClick={() => void play.act({ type: 'roll' })}
    />
  );
}
