import './acts.css';
import { Dice } from '../../../ui/Dice';
import type { Pips } from '../../../ui/Die';
import type { Session } from '../session';
import { t } from '../words';

/** The die as it fell last, in the corner that the rings leave free. */
export function LastThrow({ session: { play, scenes } }: { session: Session }) {
  const { thrown, tumbles, table } = scenes.shown.value;
  const lasts = tumbles ? scenes.running.value : null;
  if (!thrown || table.phase === 'choose-goals' || table.phase === 'first-claims') return null;
  const name = play.name(thrown.seat);
  const label =
    thrown.seat === play.seat.value
      ? t('throw.you', { die: thrown.die })
      : t('throw.other', { die: thrown.die, name });
  return (
    <div class="tr-throw">
      <Dice
        pips={[thrown.die as Pips]}
        thrown={thrown.key}
        size={play.phone.value ? 36 : 52}
        moving={play.moving.value}
        {...(lasts !== null && { millis: lasts })}
        label={label}
      />
    </div>
  );
}
