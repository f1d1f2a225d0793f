import { CardPlace } from '../board/FieldCard';
import { Hint } from '../hints';
import { Risk } from '../knowledge/Risk';
import { isWatching, type Session } from '../session';
import { t } from '../words';
import { AutoRoll } from './AutoRoll';

/**
 * The switch, where nothing else shows it; beside the board of a low window also what the throw may
 * bring. The throw itself is in the middle.
 */
export function Actions({ session }: { session: Session }) {
  return (
    <>
      {session.play.low.value && <Risk session={session} />}
      <div class="throw-bar">
        <AutoRoll session={session} />
        <p>{isWatching(session) ? watchWords(session) : t('auto.line')}</p>
      </div>
      <Hint session={session} />
      {session.play.low.value && <CardPlace session={session} />}
    </>
  );
}

/** What is said to those who only watch. */
export function watchWords({ play, shown }: Session): string {
  const { phase, turn } = shown.value;
  if (phase === 'over') return t('watch.over');
  return play.seat.value === null ? t('watch.turn', { name: play.name(turn) }) : t('watch.line');
}
