import { Button } from '../../../ui/Button';
import { Icon } from '../../../ui/Icon';
import { movesOf, rangeOf } from '../../moves';
import type { Session } from '../session';
import { t } from '../words';
import { Bar } from './Bar';

/** A number is called by a press or by its digit; the die then says whether the rent is due. */
export function CallBar({ session }: { session: Session }) {
  const { play } = session;
  const { rent } = play.table.value;
  const { from, to } = rangeOf(movesOf(play.moves.value, 'call-number')[0], 'number') ?? {
    from: 1,
    to: 0,
  };
  const numbers = Array.from({ length: to - from + 1 }, (_, index) => from + index);
  const name = play.name(rent?.claimant ?? 0);
  return (
    <Bar
      session={session}
      buttons={numbers.map((number) => (
        <Button
          key={number}
          label={t('call.do', { number })}
          icon="dice-five"
          keyCap={String(number)}
          busy={play.busy.value === 'call-number'}
          onClick={() => void play.act({ type: 'call-number', number })}
        />
      ))}
    >
      <ul class="tra-outcomes">
        <li>
          <Icon name="check-circle-fill" size={16} />
          <span>
            <b>{t('call.right')}</b>
            <small>{t('call.right.line')}</small>
          </span>
          <b class="green-words">0</b>
        </li>
        <li>
          <Icon name="x-circle-fill" size={16} />
          <span>
            <b>{t('call.wrong', { of: numbers.length, n: numbers.length - 1 })}</b>
            <small>{t('call.wrong.line', { name })}</small>
          </span>
          <b class="brick-words">−{rent?.amount ?? 0}</b>
        </li>
      </ul>
    </Bar>
  );
}
