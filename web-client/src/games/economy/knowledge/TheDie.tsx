import './die.css';
import { useRef } from 'preact/hooks';
import { Dice } from '../../../ui/Dice';
import type { Pips } from '../../../ui/Die';
import { TUMBLE_MILLIS } from '../scenes';
import type { Session } from '../session';
import { t } from '../words';

/**
 * The last throw; it tumbles when it is new, but lies as soon as anything is told of it, is dim once its move
 * is over, and out of sight before the first.
 */
export function TheDie({ session, size }: { session: Session; size: number }) {
  const { play, scenes } = session;
  const { die, lastMove, turnNumber, phase } = scenes.shown.value;
  const shown = die ?? lastMove?.die ?? null;
  const lastThrown = useRef(0);
  if (die !== null) lastThrown.current = turnNumber;
  const isPast = die === null;
  const name = lastMove ? play.name(lastMove.seat) : '';
  return (
    <span class={`ec-die${isPast ? ' past' : ''}`} hidden={shown === null}>
      <Dice
        pips={shown === null || phase === 'place' ? null : [shown as Pips]}
        thrown={lastThrown.current}
        size={size}
        moving={play.moving.value && phase === 'roll'}
        millis={TUMBLE_MILLIS}
        label={
          shown === null
            ? t('die.none')
            : t(isPast ? 'die.past' : 'die.rolled', { die: shown, name })
        }
      />
    </span>
  );
}

/**
 * Before the sentence of the action bar, which says whose throw it is; the throw of a move that is over
 * lies there dimmed, with a name of its own. Nothing before the first.
 */
export function BarDie({ session }: { session: Session }) {
  const { play, scenes } = session;
  const { die, lastMove, phase, turn } = scenes.shown.value;
  const isPast = die === null;
  const seat = isPast ? lastMove?.seat : turn;
  if (play.phone.value || phase === 'place') return null;
  return (
    <figure class={`ec-throw${isPast ? ' past' : ''}`}>
      <TheDie session={session} size={play.low.value ? 36 : 34} />
      {seat !== undefined && (
        <figcaption class={isPast ? undefined : 'hidden-text'}>
          {play.called(seat)}
          {isPast && <small>{t('die.past.brief', { die: lastMove?.die ?? 0 })}</small>}
        </figcaption>
      )}
    </figure>
  );
}
