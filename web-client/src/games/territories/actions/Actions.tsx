import { CardPlace, isCardBelow } from '../board/FieldCard';
import { Hint } from '../hints';
import { Legend } from '../knowledge/Legend';
import { Risk } from '../knowledge/Risk';
import { seatOnTurn } from '../scene/stage';
import { isWatching, type Session } from '../session';
import { t } from '../words';
import { AutoRoll } from './AutoRoll';
import { TaxChoices } from './Caravan';
import { isFlat } from './flat';
import { ThrowButton } from './ThrowButton';
import { taxChoices } from './tax';

/**
 * The switch, where nothing else shows it; beside the board of a low window also what the throw may
 * bring and what the colours of the fields mean. The throw itself is in the middle.
 */
export function Actions({ session }: { session: Session }) {
  return (
    <>
      {session.play.low.value && <Risk session={session} />}
      <div class="throw-bar">
        {!isCardBelow(session) && <CardPlace session={session} />}
        {session.play.low.value && <Legend session={session} />}
        <AutoRoll session={session} />
        <p>{isWatching(session) ? watchWords(session) : t('auto.line')}</p>
      </div>
      <Hint session={session} />
      {isFlat.value && <FlatFoot session={session} />}
    </>
  );
}

/** What is done stands at the foot of a window that is too low for the middle of the board, however far one scrolls. */
function FlatFoot({ session }: { session: Session }) {
  if (isWatching(session)) return null;
  const isChoosing = session.yours.value && taxChoices(session).length > 0;
  return (
    <div class="flat-foot">
      {isChoosing ? <TaxChoices session={session} /> : <ThrowButton session={session} />}
    </div>
  );
}

/** What is said to those who only watch. */
export function watchWords({ play, shown, stage }: Session): string {
  if (shown.value.phase === 'over') return t('watch.over');
  if (play.seat.value !== null) return t('watch.line');
  const name = play.name(seatOnTurn(stage.value));
  return play.room.value.paused ? t('watch.paused', { name }) : t('watch.turn', { name });
}
