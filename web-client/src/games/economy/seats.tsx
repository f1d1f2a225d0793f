import './seats.css';
import './seats-crowd.css';
import { Icon } from '../../ui/Icon';
import { Rolling } from '../../ui/Rolling';
import type { SeatFace, SeatFigure } from '../game';
import { cardName, ownedIn, sectorIcons, sectors } from './cards';
import { PAID_MILLIS } from './scenes';
import type { Session } from './session';
import type { Card, PublicPlayer, Sector, Table } from './wire';
import { t } from './words';

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
  const gained = gainedBy(session, seat);
  if (session.play.phone.value) {
    if (table.part === 1) return { ...common, figures: [sum, ownedBy(table, seat)] };
    const reached = ofTarget(sum, target);
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

/** Where there is no room for a bar: how far it is to the target, as soon as points are paid. */
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

function handOf({ handCount }: PublicPlayer): SeatFigure {
  return { icon: 'cards', value: String(handCount), label: t('seat.cards') };
}

/** Who plays for the seat, or where its piece is that does not stand on the board. */
function chipOf(player: PublicPlayer, { phase }: Table): SeatFace['chip'] {
  const { piece, autoPlace, autopilot } = player;
  if (autopilot) return { words: t('seat.autopilot'), icon: 'robot' };
  if (phase === 'place') {
    return autoPlace ? { words: t('seat.auto'), icon: 'robot' } : undefined;
  }
  if (piece.space) return undefined;
  if (piece.outside === null) return { words: t('seat.hit'), kind: 'brick' };
  const anywhere = piece.outside === 'any';
  const words = anywhere ? t('seat.anywhere') : t('seat.waits', { corner: piece.outside });
  return { words, icon: 'sign-in' };
}

function gainedBy({ gained, play }: Session, seat: number): number {
  const { players } = play.table.value;
  return gained.value[players.findIndex((player) => player.seat === seat)] ?? 0;
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

interface CellsProps {
  table: Table;
  seat: number;
  /** The cards that have come to somebody since the reader's own move. */
  taken: ReadonlySet<Card>;
}

function Cells({ table, seat, taken }: CellsProps) {
  return (
    <ul class="ec-cells" aria-label={t('seat.property')}>
      {sectors.map((sector) => (
        <Cell key={sector} {...{ table, sector, seat, taken }} />
      ))}
    </ul>
  );
}

/** True while the seat has a card of the sector from the last landing, which everybody sees. */
function hasGained(
  { lastLanding, lastMove, cards, properties }: Table,
  sector: Sector,
  seat: number,
) {
  if (!lastLanding || lastLanding.takenFrom === null || lastMove?.seat !== seat) return false;
  const { card } = lastLanding;
  return (
    properties[card] === seat && cards.some((each) => each.id === card && each.sector === sector)
  );
}

/** One sector: its symbol, what it pays the seat, and a mark each for invention, factory and shops. */
function Cell({ table, sector, seat, taken }: CellsProps & { sector: Sector }) {
  const owned = ownedIn(table, sector, seat);
  const points = owned.reduce((sum, card) => sum + card.points, 0);
  const name = t(`sector.${sector}`);
  const cards = owned.map(cardName).join(t('list.comma'));
  const owns =
    owned.length > 0
      ? t('seat.sector', { sector: name, cards, points })
      : t('seat.sector.none', { sector: name });
  const isNew = owned.some(({ id }) => taken.has(id));
  const words = isNew ? t('seat.sector.new', { owns }) : owns;
  const gained = `${hasGained(table, sector, seat) ? ' gained' : ''}${isNew ? ' new' : ''}`;
  const has = (kind: string) => owned.filter((card) => card.kind === kind).length;
  return (
    <li class={`ec-cell-of ${sector}${owned.length > 0 ? gained : ' bare'}`} title={words}>
      <span class="hidden-text">{words}</span>
      <Icon name={sectorIcons[sector]} size={13} />
      <b aria-hidden="true">{points > 0 ? points : ''}</b>
      <span class="ec-held" aria-hidden="true">
        <i class={has('invention') ? 'full' : ''} />
        <i class={has('factory') ? 'full' : ''} />
        <i class={['', 'half', 'full'][has('shop')] ?? ''} />
      </span>
    </li>
  );
}
