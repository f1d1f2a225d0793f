import './seats.css';
import './seats-six.css';
import './round-change.css';
import { signedFigure } from '../../i18n/figure';
import { isMany } from '../../room/layout';
import { Rolling } from '../../ui/Rolling';
import type { SeatFace, SeatFigure } from '../faces';
import { grouped, short } from './money';
import { type Item, itemsInRound } from './scene/round';
import { playerOf, type Session } from './session';
import type { PublicPlayer } from './wire';
import { sentences, t } from './words';

/**
 * What a seat shows of itself: money large, with what the round has brought; fields and total assets small;
 * who is out, the place.
 */
export function seatFace(session: Session, seat: number): SeatFace {
  const { play, shown, flying } = session;
  const player = playerOf(shown.value, seat);
  if (!player) return { figures: [] };
  const { money, fields, assets, alive, autoRoll } = player;
  const low = play.low.value;
  const all = (low ? short : grouped)(assets);
  const chip = chipOf(player);
  const out = alive ? {} : { out: <Out player={player} /> };
  const flies = flying.value;
  const isBelow = play.phone.value && !isMany(shown.value.players);
  const sum: SeatFigure = {
    value: (
      <>
        <Rolling
          value={money}
          moving={play.moving.value && flies !== null}
          printed={grouped}
          {...(flies && { wait: { fall: flies.departure, rise: flies.arrival, end: flies.end } })}
        />
        {alive && !isBelow && <RoundChange session={session} seat={seat} />}
      </>
    ),
    label: t('seat.money'),
  };
  if (play.phone.value)
    return { figures: [sum, groundOf(session, player, isBelow)], ...(chip && { chip }), ...out };
  return {
    sum,
    figures: [
      {
        icon: 'flag',
        value: low ? String(fields) : t('seat.fieldsOf', { n: fields }),
        label: t('seat.fields'),
      },
      { value: t('seat.assetsOf', { assets: all }), label: t('seat.assets') },
      ...(autoRoll ? [{ icon: 'robot' as const, value: '', label: t('seat.auto') }] : []),
    ],
    ...(chip && { chip }),
    ...out,
  };
}

/**
 * On a phone, under the money: how many fields, and what the round has brought; what all is worth the charts show.
 * In two rows of seats the fields stand beside the name, and what the round has brought beside the money.
 */
function groundOf(
  session: Session,
  { seat, alive, fields, assets }: PublicPlayer,
  isBelow: boolean,
): SeatFigure {
  return {
    icon: 'flag',
    value: (
      <>
        {fields}
        {alive && isBelow && <RoundChange session={session} seat={seat} />}
        <span class="hidden-text">
          {t('list.comma') + t('seat.assetsOf', { assets: grouped(assets) })}
        </span>
      </>
    ),
    label: t('seat.fields'),
  };
}

/** Money of so many digits leaves less room beside it. */
const MUCH = 10_000;

/**
 * What the seat has won or lost since the reader's own throw; to who only watches, once round. Nothing before the
 * first throw.
 */
function RoundChange({ session, seat }: { session: Session; seat: number }) {
  if (session.stage.value.thrown.made === null) return null;
  const items = changesOf(session, seat);
  const isClose = (playerOf(session.shown.value, seat)?.money ?? 0) >= MUCH;
  const change = sumOf(items);
  const sum = change === 0 ? t('seat.round.even') : signedFigure(change);
  const told =
    items.length === 0
      ? t('seat.round.none')
      : t('seat.round', { sum, items: items.map(itemWords).join(t('list.comma')) });
  return (
    <span class={`round-change ${kindOf(change, items)}${isClose ? ' close' : ''}`} data-tip={told}>
      <span aria-hidden="true">
        <small>{t('seat.round.word')}</small> {sum}
      </span>
      <span class="hidden-text"> ({told})</span>
    </span>
  );
}

function changesOf({ play, stage }: Session, seat: number): readonly Item[] {
  const { table, lines } = stage.value;
  const reader = play.seat.value ?? table.turn;
  const beginner = playerOf(table, reader)?.alive ? reader : table.turn;
  return itemsInRound(lines, beginner, seat);
}

function sumOf(items: readonly Item[]): number {
  return items.reduce((sum, { change }) => sum + change, 0);
}

/** Whoever has only bought is not poorer by it. */
function kindOf(change: number, items: readonly Item[]): 'gain' | 'loss' | 'spent' | 'even' {
  if (change > 0) return 'gain';
  if (change === 0) return 'even';
  return items.every((item) => item.change > 0 || item.bought) ? 'spent' : 'loss';
}

function itemWords({ change, field }: Item): string {
  return t('seat.round.item', {
    sum: signedFigure(change),
    field: sentences.words(`field.${field}`),
  });
}

/** The places of who is out, of six players at most. */
const PLACES = [2, 3, 4, 5, 6] as const;

/** When and how; where there is little room the place alone is seen. */
function Out({ player: { outInTurn, place } }: { player: PublicPlayer }) {
  const known = PLACES.find((each) => each === place);
  return (
    <>
      <span class="out-words">{t('seat.out', { turn: outInTurn ?? 0, place: place ?? 0 })}</span>
      <span class="out-place" aria-hidden="true">
        {known && t(`seat.place.${known}`)}
      </span>
    </>
  );
}

/** Absence alone is a chip: being thrown for may last long. */
function chipOf({ alive, absent }: PublicPlayer): SeatFace['chip'] {
  return alive && absent ? { words: t('seat.absent') } : undefined;
}
