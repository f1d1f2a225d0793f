import './seats.css';
import './seats-crowd.css';
import './seats-few.css';
import type { ReadonlySignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { Rolling } from '../../ui/Rolling';
import type { SeatFace, SeatFigure } from '../faces';
import { Cells } from './Cells';
import type { Points } from './gained';
import { toldOfSeat } from './reader';
import { PAID_MILLIS } from './scene-flights';
import type { Session } from './session';
import type { PublicPlayer, Table } from './wire';
import { sentences, t } from './words';

/** A sum has rolled before the next one walks. */
const ROLL = { fall: 0, rise: 0, end: PAID_MILLIS - 100 };

/** What a seat shows: points on their way to the target, and what it owns in the nine sectors. */
export function seatFace(session: Session, seat: number): SeatFace {
  const table = session.scenes.shown.value;
  const player = table.players.find((each) => each.seat === seat);
  if (!player) return { figures: [] };
  const chip = chipOf(player, table);
  const common = chip && { chip };
  if (table.phase === 'place') return { ...common, figures: [handOf(player)] };
  const { points } = player;
  const { target } = table;
  const sum: SeatFigure = {
    icon: 'trophy-fill',
    value: <Rolling value={points} moving={session.play.moving.value} wait={ROLL} />,
    label: t('seat.points'),
  };
  const gained = ofSeat(session, session.gained, seat);
  if (session.play.phone.value) {
    const ask = <Ask session={session} seat={seat} />;
    const reached = asking(ofTarget(sum, target), ask);
    if (table.part === 1) return { ...common, figures: [reached, ownedBy(table, seat)] };
    const paid = ofSeat(session, session.paid, seat);
    if (paid > 0) return { ...common, figures: [reached, paidTo(paid)] };
    return { ...common, figures: gained > 0 ? [reached, gainOf(gained)] : [reached] };
  }
  return {
    ...common,
    sum,
    figures: [
      {
        value: <Goal points={points} target={target} gained={gained} />,
        label: t('seat.way'),
      },
    ],
    below: <Cells table={table} seat={seat} taken={session.taken.value} />,
  };
}

/** Where there is no room for a bar: how far it is to the target. */
function ofTarget(sum: SeatFigure, target: number): SeatFigure {
  return {
    ...sum,
    value: (
      <span>
        {sum.value}
        <small class="ec-target">/{target}</small>
      </span>
    ),
  };
}

function asking(figure: SeatFigure, ask: ComponentChildren): SeatFigure {
  const value = (
    <>
      {figure.value}
      {ask}
    </>
  );
  return { ...figure, value };
}

/** Where there is no room for the sectors: how much property it has. */
function ownedBy({ properties }: Table, seat: number): SeatFigure {
  const owned = Object.values(properties).filter((holder) => holder === seat).length;
  return { icon: 'cards', value: String(owned), label: t('seat.owned') };
}

/** What it has more since the reader's own move, on a phone in the place of that. */
function gainOf(points: number): SeatFigure {
  return {
    value: <b class="ec-since">{t('landing.gain', { points })}</b>,
    label: t('seat.gained', { points }),
  };
}

/** What it is paid just now, for a moment in the same place. */
function paidTo(points: number): SeatFigure {
  return {
    value: <b class="ec-since paid">{t('landing.gain', { points })}</b>,
    label: t('seat.paid', { points }),
  };
}

function handOf({ handCount }: PublicPlayer): SeatFigure {
  return { icon: 'cards', value: String(handCount), label: t('seat.cards') };
}

/** Who plays for the seat, or where its piece is that does not stand on the board. */
function chipOf(player: PublicPlayer, { phase, sending }: Table): SeatFace['chip'] {
  const { piece, seat, autoPlace, autopilot } = player;
  if (autopilot) return { words: t('seat.autopilot'), icon: 'robot' };
  if (phase === 'place') {
    return autoPlace ? { words: t('seat.auto'), icon: 'robot' } : undefined;
  }
  if (piece.space) return undefined;
  // Until it has come there it waits nowhere yet.
  if (piece.outside === null || seat === sending) return { words: t('seat.hit'), kind: 'brick' };
  const anywhere = piece.outside === 'any';
  const words = anywhere ? t('seat.anywhere') : t('seat.waits', { corner: piece.outside });
  return { words, icon: 'sign-in' };
}

function ofSeat({ play }: Session, points: ReadonlySignal<Points>, seat: number): number {
  const { players } = play.table.value;
  return points.value[players.findIndex((player) => player.seat === seat)] ?? 0;
}

/** How far it is to the target, and what has come since the reader's own move. */
function Goal({ points, target, gained }: { points: number; target: number; gained: number }) {
  return (
    <span class="ec-goal">
      <span
        class="ec-goal-bar"
        role="img"
        aria-label={t('seat.bar', { points, target })}
        style={{ '--part': String(Math.min(1, points / target)) }}
      />
      {gained > 0 && (
        <b class="ec-since" title={t('seat.gained', { points: gained })}>
          <span class="hidden-text">{t('seat.gained', { points: gained })}</span>
          <span aria-hidden="true">{t('landing.gain', { points: gained })}</span>
        </b>
      )}
      <span>{t('seat.of', { target })}</span>
    </span>
  );
}

/** Over the whole of a phone's seat: shows what it owns, or closes that. */
function Ask({ session: { asked, play }, seat }: { session: Session; seat: number }) {
  const isAsked = asked.value === seat;
  return (
    <button
      type="button"
      class="ec-ask"
      aria-expanded={isAsked}
      aria-label={sentences.words(toldOfSeat(play, 'seat.ask', seat), { name: play.called(seat) })}
      onClick={() => {
        asked.value = isAsked ? null : seat;
      }}
    />
  );
}
