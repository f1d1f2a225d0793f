import { Button } from '../../../ui/Button';
import { openSquares, type Session, send, squareItem } from '../session';
import { t } from '../words';
import { Bar } from './Bar';

/** Choosing a start among the backs; the choice is secret until all have chosen. */
export function StartBar({ session }: { session: Session }) {
  const { play, chosen, player } = session;
  const seat = play.seat.value;
  const me = seat === null ? undefined : player(seat);
  const start = me?.lockedStart;
  if (start) {
    return <Bar title={t('start.settled', { square: start })} line={t('start.settled.line')} />;
  }
  const noted = play.hand.value?.startChoice ?? null;
  const again = play.table.value.players.some((each) => each.lockedStart !== null);
  const square = chosen.value;
  const blocked = squareItem(session, 'choose-start', square)?.blocked;
  return (
    <Bar
      title={
        noted ? t('start.noted', { square: noted }) : t(again ? 'start.again' : 'start.choose')
      }
      line={t(noted ? 'start.noted.line' : again ? 'start.again.line' : 'start.choose.line')}
      secret
      buttons={
        <>
          <Button
            label={square ? t('start.at', { square }) : t('start.take')}
            second={t(noted ? 'start.instead' : 'start.secret', { square: noted ?? '' })}
            icon="push-pin-fill"
            kind="main"
            keyCap="enter"
            blocked={
              square === null ? t('start.pressFirst') : blocked ? play.reason(blocked) : undefined
            }
            busy={play.busy.value === 'choose-start'}
            onClick={() => square && void send(session, { type: 'choose-start', square })}
          />
          <AnySquare session={session} />
          <Button
            label={t('start.letGo')}
            second={t('start.letGo.line')}
            icon="x"
            keyCap="escape"
            blocked={square === null ? t('start.nothing') : undefined}
            onClick={() => {
              chosen.value = null;
            }}
          />
        </>
      }
    />
  );
}

/** A free square drawn here, in the browser, and sent like any other. */
function AnySquare({ session }: { session: Session }) {
  return (
    <Button
      label={t('start.any')}
      second={t('start.any.line')}
      icon="dice-five"
      keyCap="r"
      onClick={() => {
        const free = openSquares(session, 'choose-start');
        const square = free[Math.floor(Math.random() * free.length)];
        session.chosen.value = square ?? null;
        if (square) void send(session, { type: 'choose-start', square });
      }}
    />
  );
}
