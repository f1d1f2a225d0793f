import { listed } from '../../i18n/list';
import { Banner } from '../../ui/Banner';
import { Button } from '../../ui/Button';
import { isOpen } from '../moves';
import { playerOf } from './cards';
import type { LandmarksPlay } from './play';
import { t } from './words';

interface Props {
  play: LandmarksPlay;
}

/** The reader's mark for the other way of playing: live at the table, or by post. */
export function ModeMark({ play }: Props) {
  const { mode, phase } = play.table.value;
  if (phase === 'over' || !isOpen(play.moves.value, 'agree-mode')) return null;
  const agrees = playerOf(play.table.value, play.seat.value)?.agreesToMode === true;
  const other = mode === 'live' ? 'postal' : 'live';
  return (
    <Button
      label={t(agrees ? 'mode.undo' : `mode.${other}`)}
      size="small"
      kind="quiet"
      busy={play.busy.value === 'agree-mode'}
      onClick={() => void play.act({ type: 'agree-mode', mode: other, agree: !agrees })}
    />
  );
}

/** Who would rather play the other way; it begins once all agree. */
export function ModeBanner({ play }: Props) {
  const { players, mode, phase } = play.table.value;
  const agreed = players.filter(({ agreesToMode }) => agreesToMode);
  if (agreed.length === 0 || phase === 'over') return null;
  const names = listed(agreed.map(({ seat }) => play.name(seat)));
  return (
    <Banner kind="blue" icon="handshake" action={<ModeMark play={play} />}>
      {t(mode === 'live' ? 'banner.mode.postal' : 'banner.mode.live', {
        names,
        n: agreed.length,
        all: players.length,
      })}
    </Banner>
  );
}
