import { clockFace, now } from '../../clock';
import type { GameView, SeatFace } from '../../games/game';
import type { SeatView } from '../../net/wire';
import { Chip } from '../../ui/Chip';
import { Icon } from '../../ui/Icon';
import { type Presence, SeatCard } from '../../ui/SeatCard';
import { layout } from '../layout';
import { useRoom, useSession } from '../session';
import { t } from '../words';

/** All seats: a column from 1200 px on, a strip above the board below that, rows on the phone. */
export function Seats({ game }: { game: GameView }) {
  const { seats } = useRoom();
  return (
    <>
      <h2 class="hidden-text">{t('seats.title')}</h2>
      <ul
        class={`seats ${layout.value}${seats.length > 5 ? ' many' : ''}`}
        aria-label={t('seats.title')}
      >
        {seats.map((seat) => (
          <li key={seat.seat}>
            <TableSeat seat={seat} game={game} />
          </li>
        ))}
      </ul>
    </>
  );
}

function TableSeat({ seat, game }: { seat: SeatView; game: GameView }) {
  const session = useSession();
  const room = useRoom();
  const mine = session.store.seat.value === seat.seat;
  const onTurn = room.stage === 'playing' && room.toAct.includes(seat.seat);
  const face = game.seat(seat.seat);
  return (
    <SeatCard
      colour={session.colour(seat.seat)}
      name={seat.name}
      presence={presenceOf(seat)}
      you={mine}
      onTurn={onTurn}
      out={face.out ?? false}
      state={<SeatState seat={seat} face={face} onTurn={onTurn} />}
    >
      <Figures face={face} />
      {seat.botPlays && <span class="seat-note">{t('seats.botPlays')}</span>}
    </SeatCard>
  );
}

export function presenceOf(seat: SeatView): Presence {
  if (seat.bot !== null || seat.botPlays) return 'bot';
  return seat.presence;
}

function Figures({ face }: { face: SeatFace }) {
  return (
    <>
      {face.figures.map(({ icon, value, label }) => (
        <span key={label} title={label}>
          <Icon name={icon} size={16} />
          <span class="hidden-text">{label}: </span>
          {value}
        </span>
      ))}
    </>
  );
}

interface StateProps {
  seat: SeatView;
  face: SeatFace;
  onTurn: boolean;
}

/** Away for how long; else what the game says of it; else the time that is left to it alone. */
function SeatState({ seat, face, onTurn }: StateProps) {
  const { clocks } = useSession().store;
  if (seat.presence === 'away' && !seat.botPlays) {
    const away = clocks.value.away.find((each) => each.seat === seat.seat);
    return (
      <Chip kind="brick">
        {away
          ? t('seat.away.since', { time: clockFace(now.value - away.sinceMillis) })
          : t('seat.away')}
      </Chip>
    );
  }
  if (face.chip) {
    const { words, kind, icon } = face.chip;
    return (
      <Chip kind={kind} icon={icon}>
        {words}
      </Chip>
    );
  }
  if (!onTurn) return null;
  const own = clocks.value.running.find(
    ({ seats }) => seats.length === 1 && seats[0] === seat.seat,
  );
  return own ? <SeatTime endsAtMillis={own.endsAtMillis} /> : null;
}

function SeatTime({ endsAtMillis }: { endsAtMillis: number }) {
  return <span class="seat-time">{clockFace(Math.max(0, endsAtMillis - now.value))}</span>;
}
