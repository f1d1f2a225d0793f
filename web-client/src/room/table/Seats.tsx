import type { ReadonlySignal } from '@preact/signals';
import { clockFace, now } from '../../clock';
import type { SeatFace, SeatFigure } from '../../games/faces';
import type { RunningClock } from '../../games/game';
import type { SeatView } from '../../net/wire';
import { Chip } from '../../ui/Chip';
import { Icon } from '../../ui/Icon';
import { type Presence, SeatCard } from '../../ui/SeatCard';
import { timeLeft } from '../../ui/time-left';
import { goneForMillis, type LocalClocks, leftMillis } from '../clocks';
import { isMany, layout } from '../layout';
import { useSession } from '../session';
import { t } from '../words';
import type { OpenTable } from './open-table';

/** All seats: a column from 1200 px on, a strip above the board below that, rows on the phone. */
export function Seats({ game, showing }: Pick<OpenTable, 'game' | 'showing'>) {
  const { seats } = showing.room.value;
  return (
    <>
      <h2 class="hidden-text">{t('seats.title')}</h2>
      <ul
        class={`seats ${layout.value}${isMany(seats) ? ' many' : ''}`}
        aria-label={t('seats.title')}
      >
        {seats.map((seat) => (
          <li key={seat.seat} data-seat={seat.seat}>
            <TableSeat {...{ seat, game, showing }} />
          </li>
        ))}
      </ul>
    </>
  );
}

interface SeatProps extends Pick<OpenTable, 'game' | 'showing'> {
  seat: SeatView;
}

function TableSeat({ seat, game, showing }: SeatProps) {
  const session = useSession();
  const room = showing.room.value;
  const { clocks } = showing;
  const mine = session.store.seat.value === seat.seat;
  const face = game.seat(seat.seat);
  const isAsked = !face.out && !face.decided;
  const onTurn = room.stage === 'playing' && room.toAct.includes(seat.seat) && isAsked;
  return (
    <SeatCard
      colour={session.colour(seat.seat)}
      name={session.called(seat.seat)}
      presence={mine && !session.live.value ? 'away' : presenceOf(seat, room.paused)}
      you={mine}
      onTurn={onTurn}
      out={face.out}
      state={<SeatState {...{ seat, face, onTurn, clocks }} />}
      below={layout.value === 'three' && face.below}
    >
      <Figures figures={figuresOf(face)} />
      {hasLargeSum(face) && <SeatChip {...{ seat, face, clocks }} />}
      {seat.botPlays && <span class="seat-note">{t('seats.botPlays')}</span>}
    </SeatCard>
  );
}

/** In a pause nobody's dot is green: who is there cannot play either. */
function presenceOf(seat: SeatView, paused: boolean): Presence {
  if (isBot(seat)) return 'bot';
  return paused && seat.presence === 'here' ? 'paused' : seat.presence;
}

function isBot({ bot, botPlays }: SeatView): boolean {
  return bot !== null || botPlays;
}

/** True where there is room beside the name for the number that decides. */
function hasLargeSum({ sum }: SeatFace): boolean {
  return sum !== undefined && layout.value === 'three';
}

/** Where there is no such room it stands in the place of all the others. */
function figuresOf(face: SeatFace): readonly SeatFigure[] {
  return face.sum && !hasLargeSum(face) ? [face.sum] : face.figures;
}

function Figures({ figures }: { figures: readonly SeatFigure[] }) {
  return (
    <>
      {figures.map(({ icon, value, label }) => (
        <span key={label} class={value === '' ? 'sign' : undefined} title={label}>
          {icon && <Icon name={icon} size={16} />}
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
  clocks: ReadonlySignal<LocalClocks>;
}

/** The number that decides; else a chip; else the time that is left to the seat alone. */
function SeatState({ seat, face, onTurn, clocks }: StateProps) {
  const { sum } = face;
  if (sum && hasLargeSum(face)) {
    return (
      <span class="seat-sum" title={sum.label}>
        <span class="hidden-text">{sum.label}: </span>
        {sum.value}
      </span>
    );
  }
  if (hasChip(seat, face)) return <SeatChip {...{ seat, face, clocks }} />;
  // A bot thinks for moments: its clock would only tell how long it might.
  if (!onTurn || isBot(seat)) return null;
  const own = clocks.value.running.find(
    ({ seats }) => seats.length === 1 && seats[0] === seat.seat,
  );
  return own ? <SeatTime clock={own} /> : null;
}

function isAway({ presence, botPlays }: SeatView): boolean {
  return presence === 'away' && !botPlays;
}

function hasChip(seat: SeatView, face: SeatFace): boolean {
  return isAway(seat) || face.chip !== undefined;
}

/** Away for how long; else what the game says of the seat. */
function SeatChip({ seat, face, clocks }: Omit<StateProps, 'onTurn'>) {
  if (isAway(seat)) {
    const goneFor = goneForMillis(clocks.value, seat.seat, now.value);
    return (
      <Chip kind="brick">
        {goneFor === null ? t('seat.away') : t('seat.away.since', { time: clockFace(goneFor) })}
      </Chip>
    );
  }
  if (!face.chip) return null;
  const { words, kind, icon } = face.chip;
  return (
    <Chip kind={kind} icon={icon}>
      {words}
    </Chip>
  );
}

function SeatTime({ clock }: { clock: RunningClock }) {
  return <span class="seat-time">{timeLeft(leftMillis(clock, now.value))}</span>;
}
