import './auto.css';
import { useContext } from 'preact/hooks';
import { Held } from '../../../ui/held';
import { Switch } from '../../../ui/Switch';
import { playerOf, type Session } from '../session';
import { t } from '../words';

/** The switch that lets the table throw; always in sight of who is still in. */
export function AutoRoll({ session }: { session: Session }) {
  const { play } = session;
  const held = useContext(Held);
  const me = playerOf(play.table.value, play.seat.value);
  if (!me?.alive || play.table.value.phase === 'over') return null;
  return (
    <div class="auto-roll">
      <Switch
        label={t('do.auto')}
        on={me.autoRoll}
        blocked={held}
        onChange={(on) => void play.act({ type: 'auto-roll', on })}
      />
    </div>
  );
}
