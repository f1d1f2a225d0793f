import { figure } from '../../i18n/figure';
import type { SeatFace, SeatFigure } from '../faces';
import { isDecided, type Session } from './session';
import { kindOf, ownedBy } from './sums';
import type { Table } from './wire';
import { t } from './words';

/** What a seat shows of itself: squares and open profit; money and debt are nobody's business. */
export function seatFace(session: Session, seat: number): SeatFace {
  const chip = chipOf(session, seat);
  const figures = figuresOf(session, seat);
  const decided = isDecided(session);
  const { phone, low } = session.play;
  if (!chip || !(phone.value || low.value)) return { figures, decided, ...(chip && { chip }) };
  const open = figures.filter(({ icon }) => icon !== SECRET);
  return { figures: [...open, signFor(chip)], decided, ...(phone.value && { chip }) };
}

type Chip = NonNullable<SeatFace['chip']>;

/**
 * On a phone and in a narrow column a sign says what a seat has decided, in the place of what nobody sees: a
 * row of its own would move all that stands below.
 */
function signFor({ words, icon, kind }: Chip): SeatFigure {
  return { icon: icon ?? (kind === 'green' ? 'check' : 'hourglass-fill'), value: '', label: words };
}

/** From so many on the seats of a phone have room for one figure besides the open ones. */
const CROWD = 6;

function figuresOf(session: Session, seat: number): readonly SeatFigure[] {
  const table = session.seen.value;
  const player = table.players.find((each) => each.seat === seat);
  if (!player) return [];
  const long = inFull(session);
  switch (table.phase) {
    case 'choose-start':
    case 'replace-start':
      return [startFigure(session, player)];
    case 'loaning':
      return [
        player.hasChosen
          ? { icon: 'check-circle-fill', value: long('seat.written'), label: t('seat.loan') }
          : { icon: 'hourglass-fill', value: long('seat.writing'), label: t('seat.loan') },
      ];
    case 'event-disease': {
      // That the money is secret has no room beside so many.
      const isCrowded = session.play.phone.value && table.players.length >= CROWD;
      return [cattleFigure(session, seat), ...(isCrowded ? [] : [secret()])];
    }
    case 'event-vote': {
      const { phone, room } = session.play;
      const isTold = session.verdict.value !== null || isDecided(session);
      const isAsked = phone.value && room.value.stage !== 'over' && !isTold;
      const passing = isAsked ? passingFigure(table, player) : undefined;
      return passing ? [passing] : openFigures(player);
    }
    case 'turn':
    case 'event-pay':
    case 'over':
      return openFigures(player);
  }
}

function openFigures({ squareCount, profit }: Table['players'][number]): readonly SeatFigure[] {
  return [
    { icon: 'table', value: figure(squareCount), label: t('seat.squares') },
    { icon: 'trend-up', value: figure(profit), label: t('seat.profit') },
    secret(),
  ];
}

/** What a seat's squares bring now and if the card passes, where that changes: on a phone the sheet has no room to say so. */
function passingFigure(
  { event, players }: Table,
  { seat, profit: from }: Table['players'][number],
): SeatFigure | undefined {
  const to = event?.prospect.seats[seat]?.profit ?? from;
  if (to === from) return undefined;
  // Beside four others it has room for no more than two digits twice.
  const isShort = players.length <= 4 || Math.max(from, to) < 100;
  return {
    value: (
      <b class={to < from ? 'brick-words' : 'green-words'}>
        {t(isShort ? 'seat.passing' : 'seat.passing.to', { from: figure(from), to: figure(to) })}
      </b>
    ),
    label: t('seat.passing.profit'),
  };
}

/** Words that a seat has room for: on a phone the sign alone says it. */
function inFull({ play }: Session) {
  return (key: 'seat.written' | 'seat.writing' | 'seat.chosen' | 'seat.choosing') =>
    play.phone.value ? '' : t(key);
}

/** The sign of what nobody sees. */
const SECRET = 'lock-simple';

function secret(): SeatFigure {
  return { icon: SECRET, value: t('seat.secret'), label: t('seat.money') };
}

function startFigure(session: Session, player: Table['players'][number]): SeatFigure {
  const table = session.play.table.value;
  const { lockedStart, hasChosen, seat } = player;
  const long = inFull(session);
  const label = t('seat.start');
  if (lockedStart && session.play.phone.value) {
    return { icon: 'push-pin-fill', value: lockedStart, label };
  }
  if (lockedStart) {
    const kind = kindOf(table, lockedStart);
    const waits = kind === 'lake' || kind === 'mountain';
    const value = waits
      ? t(table.replacing?.seat === seat ? 'seat.replacing' : 'seat.onUnsaleable', {
          square: lockedStart,
          kind: t(`kind.${kind}`),
        })
      : t('seat.startsAt', { square: lockedStart });
    return { icon: 'push-pin-fill', value, label };
  }
  return hasChosen
    ? { icon: 'check-circle-fill', value: long('seat.chosen'), label }
    : { icon: 'hourglass-fill', value: long('seat.choosing'), label };
}

/** Where there is little room the number says it. */
function cattleFigure({ play }: Session, seat: number): SeatFigure {
  const table = play.table.value;
  const n = ownedBy(table, seat).filter((square) => kindOf(table, square) === 'cattle').length;
  const words = n === 0 ? t('seat.noCattle') : t('kinds.cattle', { n });
  const value = play.phone.value || play.low.value ? n : words;
  return { icon: 'cow-fill', value, label: t('seat.herd') };
}

function chipOf({ play }: Session, seat: number): Chip | undefined {
  const { phase, event } = play.table.value;
  if (!event) return undefined;
  if (phase === 'event-disease') {
    return event.answered?.includes(seat)
      ? { words: t('chip.answered'), kind: 'green' }
      : play.room.value.toAct.includes(seat)
        ? { words: t('chip.choosing') }
        : undefined;
  }
  if (phase === 'event-vote' && !event.ready?.includes(seat)) return voteChip(event, seat);
  if (event.ready?.includes(seat)) {
    return { words: t('chip.ready'), kind: 'green', icon: 'check-circle-fill' };
  }
  const pledged = event.pledges?.[seat];
  return pledged ? { words: t('chip.pledged', { coins: pledged }), kind: 'green' } : undefined;
}

function voteChip(event: NonNullable<Table['event']>, seat: number): Chip | undefined {
  const vote = event.votes?.[seat];
  if (vote === 'against') {
    return { words: t('chip.against'), kind: 'brick', icon: 'hand-palm-fill' };
  }
  if (vote === 'for') return { words: t('chip.for'), kind: 'green' };
  return event.voted?.includes(seat)
    ? { words: t('chip.voted'), icon: 'check' }
    : { words: t('chip.notYet') };
}
