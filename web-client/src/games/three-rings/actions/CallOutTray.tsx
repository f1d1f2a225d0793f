import { useState } from 'preact/hooks';
import { Button } from '../../../ui/Button';
import { Chip } from '../../../ui/Chip';
import { Dialog } from '../../../ui/Dialog';
import { useEscape } from '../../../ui/keys';
import { Medal } from '../../../ui/Medal';
import { allItems } from '../../moves';
import { playerOf } from '../lookup';
import { goalName } from '../names';
import type { Session } from '../session';
import { t } from '../words';
import { Back } from './BankTrays';
import { Bar } from './Bar';

/** Whom the reader takes for a Wealth player; it is asked once, with both outcomes. */
export function CallOutTray({ session }: { session: Session }) {
  const { play, tray } = session;
  const [accused, setAccused] = useState<number | null>(null);
  useEscape(() => {
    tray.value = null;
  });
  const others = allItems(play.moves.value, 'call-out', 'player').filter(
    ({ value }) => value !== play.seat.value,
  );
  return (
    <Bar session={session} buttons={<Back session={session} />}>
      <ul class="tra-accused">
        {others.map(({ value, blocked }) => (
          <Suspect
            key={String(value)}
            session={session}
            seat={Number(value)}
            blocked={blocked ? play.reason(blocked) : undefined}
            accuse={() => setAccused(Number(value))}
          />
        ))}
      </ul>
      {accused !== null && (
        <Accusation session={session} accused={accused} close={() => setAccused(null)} />
      )}
    </Bar>
  );
}

interface SuspectProps {
  session: Session;
  seat: number;
  blocked: string | undefined;
  accuse: () => void;
}

function Suspect({ session, seat, blocked, accuse }: SuspectProps) {
  const { play } = session;
  const player = playerOf(play.table.value, seat);
  const known = player?.publicGoal ?? null;
  const gone = player?.discarded ?? [];
  const isNot = (known !== null && known !== 'wealth') || gone.includes('wealth');
  const name = play.name(seat);
  return (
    <li>
      <Medal colour={play.colour(seat)} size={28} />
      <span>
        <b>{name}</b>
        <small>
          {known === null ? t('call-out.unknown') : t('call-out.known', { goal: goalName(known) })}
          {gone.length > 0 &&
            t('call-out.gone', { goals: gone.map(goalName).join(t('mix.comma')) })}
          {calledBefore(session, seat).map((words) => (
            <span key={words}>{words}</span>
          ))}
        </small>
      </span>
      {isNot && <Chip>{t('call-out.notWealth')}</Chip>}
      <Button
        label={t('tray.call-out.button')}
        name={t('call-out.name', { name })}
        icon="gavel"
        size="small"
        blocked={blocked}
        onClick={accuse}
      />
    </li>
  );
}

/** Who has taken this player for a Wealth player before, and was wrong. */
function calledBefore({ play }: Session, seat: number): readonly string[] {
  let round = 1;
  return play.lines.value.flatMap(({ code, args }) => {
    if (code === 'round') round = Number(args.round);
    if (code !== 'calls-out-wrongly' || args.accused !== seat) return [];
    return t('call-out.before', { name: play.name(Number(args.seat)), round });
  });
}

interface AccusationProps {
  session: Session;
  accused: number;
  close: () => void;
}

function Accusation({ session, accused, close }: AccusationProps) {
  const { play } = session;
  const goal = play.hand.value?.goal;
  const name = play.name(accused);
  return (
    <Dialog title={t('call-out.sure', { name })} onClose={close}>
      <p>{t('call-out.right')}</p>
      <p>{t('call-out.wrong', { goal: goal ? goalName(goal) : '' })}</p>
      <div class="act-buttons">
        <Button
          label={t('call-out.do', { name })}
          icon="gavel"
          kind="main"
          onClick={() => {
            close();
            void play.act({ type: 'call-out', player: accused });
          }}
        />
        <Button label={t('tray.back')} onClick={close} />
      </div>
    </Dialog>
  );
}
