import { Hint } from '../hints';
import { isWatching, type Session } from '../session';
import { t } from '../words';
import { AutoRoll } from './AutoRoll';

/** Under the board where nothing stands beside it: the switch. The throw itself is in the middle. */
export function Actions({ session }: { session: Session }) {
  return (
    <>
      <Hint session={session} />
      <div class="throw-bar">
        <AutoRoll session={session} />
        <p>{isWatching(session) ? watchWords(session) : t('auto.line')}</p>
      </div>
    </>
  );
}

/** What is said to those who only watch. */
export function watchWords({ play, shown }: Session): string {
  const { phase, turn } = shown.value;
  if (phase === 'over') return t('watch.over');
  return play.seat.value === null ? t('watch.turn', { name: play.name(turn) }) : t('watch.line');
}
