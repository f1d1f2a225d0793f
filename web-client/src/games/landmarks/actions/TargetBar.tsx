import { Button } from '../../../ui/Button';
import { Medal } from '../../../ui/Medal';
import { itemOf } from '../../moves';
import { playerOf } from '../cards';
import { type Session, seatsFor } from '../session';
import { t } from '../words';
import { Choice, Choices } from './Choices';
import { DecisionBar } from './DecisionBar';
import { titleOf } from './titles';

/** Who pays for the TV Station; what each would pay the server has told. */
export function TargetBar({ session }: { session: Session }) {
  const { play, target } = session;
  const amountOf = (seat: number) =>
    itemOf(play.moves.value, 'choose-target', 'player', seat)?.weight ?? 0;
  const seat = target.value;
  return (
    <DecisionBar
      session={session}
      buttons={
        <Button
          label={
            seat === null
              ? t('tv-station.do.none')
              : t('tv-station.do', { n: amountOf(seat), name: play.name(seat) })
          }
          second=""
          icon="television-simple-fill"
          kind="main"
          keyCap="t"
          blocked={seat === null ? t('choose.player') : undefined}
          busy={play.busy.value === 'choose-target'}
          onClick={() => seat !== null && void play.act({ type: 'choose-target', player: seat })}
        />
      }
    >
      <Choices label={titleOf(session)}>
        {seatsFor(session, 'choose-target', 'player').map((each) => (
          <SeatChoice
            key={each}
            session={session}
            seat={each}
            figure={`+${amountOf(each)}`}
            name="lm-target"
          />
        ))}
      </Choices>
    </DecisionBar>
  );
}

interface SeatProps {
  session: Session;
  seat: number;
  figure?: string;
  name: string;
}

/** A player as one to choose: coins and Landmarks beside the name. */
export function SeatChoice({ session, seat, figure, name }: SeatProps) {
  const { play, target } = session;
  const player = playerOf(play.table.value, seat);
  return (
    <Choice
      name={name}
      picture={<Medal colour={play.colour(seat)} size={28} />}
      title={play.name(seat)}
      line={t('choice.player', { coins: player?.coins ?? 0, n: player?.landmarks.length ?? 0 })}
      figure={figure}
      chosen={target.value === seat}
      standard={standardSeat(session) === seat}
      onChoose={() => {
        target.value = seat;
      }}
    />
  );
}

/** Whom the server takes if time runs out. */
function standardSeat({ play }: Session): number | undefined {
  const standard = play.hand.value?.standard;
  if (standard?.type === 'choose-target') return standard.player;
  return standard?.type === 'give-building' ? standard.to : undefined;
}
