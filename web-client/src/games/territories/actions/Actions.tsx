import { CardPlace } from '../board/FieldCard';
import { Hint } from '../hints';
import { Legend } from '../knowledge/Legend';
import { Risk } from '../knowledge/Risk';
import { seatOnTurn } from '../scene/stage';
import { isWatching, type Session } from '../session';
import { t } from '../words';
import { AutoRoll } from './AutoRoll';

/**
 * The switch, where nothing else shows it; beside the board of a low window also what the throw may
 * bring and what the colours of the fields mean. The throw itself is in the middle.
 */
export function Actions({ session }: { session: Session }) {
  return (
    <>
      {session.play.low.value && <Risk session={session} />}
      <div class="throw-bar">
        {session.play.low.value && <Legend session={session} />}
        <AutoRoll session={session} />
        <p>{isWatching(session) ? watchWords(session) : t('auto.line')}</p>
      </div>
      <Hint session={session} />
      {session.play.low.value && <CardPlace session={session} />}
    </>
  );
}

/** What is said to those who only watch. */
export function watchWords({ play, shown, stage }: Session): string {
  if (shown.value.phase === 'over') return t('watch.over');
  if (play.seat.value !== null) return t('watch.line');
  const name = play.name(seatOnTurn(stage.value));
  return play.room.value.paused ? t('watch.paused', { name }) : t('watch.turn', { name });
}
