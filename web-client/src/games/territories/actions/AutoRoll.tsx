import './auto.css';
import { useContext, useEffect, useState } from 'preact/hooks';
import { Held } from '../../../ui/held';
import { Switch } from '../../../ui/Switch';
import { isJustOut } from '../scene/stage';
import { playerOf, type Session } from '../session';
import { t } from '../words';

/**
 * The switch that lets the table throw; always in sight of who is still in. It stays as it was put: the table
 * that says so may be seen some turns later.
 */
export function AutoRoll({ session }: { session: Session }) {
  const { play } = session;
  const held = useContext(Held);
  const me = playerOf(play.table.value, play.seat.value);
  const [put, setPut] = useState<boolean | null>(null);
  useEffect(() => {
    if (put === me?.autoRoll) setPut(null);
  }, [put, me?.autoRoll]);
  const turn = async (on: boolean) => {
    setPut(on);
    if (!(await play.act({ type: 'auto-roll', on }))) setPut(null);
  };
  const isOut = !me?.alive || isJustOut(session.stage.value, play.seat.value);
  if (isOut || play.table.value.phase === 'over') return null;
  return (
    <div class="auto-roll">
      <Switch
        label={t('do.auto')}
        on={put ?? me.autoRoll}
        blocked={held}
        onChange={(on) => void turn(on)}
      />
    </div>
  );
}
