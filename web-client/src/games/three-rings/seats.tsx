import './seats.css';
import { minusFigure } from '../../i18n/figure';
import { Coin } from '../../ui/Coin';
import { Icon } from '../../ui/Icon';
import { Rolling } from '../../ui/Rolling';
import type { SeatFace, SeatFigure } from '../faces';
import { canTakeRoof, goalIcons, playerOf } from './lookup';
import { rings } from './rings';
import type { Session } from './session';
import type { PublicPlayer, Table } from './wire';
import { t } from './words';

/** What a seat shows: cash, debt, properties by ring against what a power asks for, and its goal if it is known. */
export function seatFace(session: Session, seat: number): SeatFace {
  const table = session.scenes.shown.value.table;
  const player = playerOf(table, seat);
  if (!player) return { figures: [] };
  const chip = chipOf(session, player, table);
  return {
    ...(chip && { chip }),
    figures:
      table.phase === 'choose-goals'
        ? [choiceOf(session, player)]
        : figuresOf(session, player, table),
  };
}

/** On a phone the sign alone says it. */
function choiceOf({ play }: Session, { hasChosen }: PublicPlayer): SeatFigure {
  const words = t(hasChosen ? 'seat.chosen' : 'seat.choosing');
  return {
    icon: hasChosen ? 'check-circle-fill' : 'hourglass-simple',
    value: play.phone.value ? '' : words,
    label: t('seat.goalChoice', { words }),
  };
}

function figuresOf(session: Session, player: PublicPlayer, table: Table): readonly SeatFigure[] {
  const { cash, debt, interest } = player;
  return [
    {
      value: (
        <b class="tr-cash">
          <Coin size={14} />
          <Rolling value={cash} moving={session.play.moving.value} />
        </b>
      ),
      label: t('seat.cash'),
    },
    {
      value: (
        <b class={debt > 0 ? 'tr-owes' : 'tr-owes none'}>
          {session.play.phone.value ? minusFigure(-debt) : owesWords(debt)}
        </b>
      ),
      label: t('seat.debt', { interest }),
    },
    heldFigure(session, player, table),
    goalFigure(player),
  ];
}

function owesWords(debt: number): string {
  return debt > 0 ? t('seat.owes', { debt }) : t('seat.noDebt');
}

/** Ring by ring; on a phone there is room for how many in all. */
function heldFigure({ play }: Session, player: PublicPlayer, table: Table): SeatFigure {
  const label = heldWords(player, table);
  if (!play.phone.value) return { value: <Held player={player} table={table} />, label };
  const all = rings.reduce((sum, ring) => sum + (player.held[ring] ?? 0), 0);
  return { icon: 'flag', value: <b>{all}</b>, label };
}

/** "6 · 4 · 2": those of a ring that has enough stand out; one whose helicopter has flown carries its sign. */
function Held({ player, table }: { player: PublicPlayer; table: Table }) {
  return (
    <span class="tr-held">
      {rings.map((ring) => (
        <span key={ring} class={canTakeRoof(table, player, ring) ? 'enough' : ''}>
          {player.held[ring] ?? 0}
          {player.helicopters.includes(ring) && <Icon name="airplane-fill" size={11} />}
        </span>
      ))}
    </span>
  );
}

/** The same in words, with the helicopters that are used and what counts for a network. */
function heldWords({ held, helicopters, virtuals }: PublicPlayer, { required }: Table): string {
  const byRing = rings.map((ring) => {
    const used = helicopters.includes(ring);
    const fill = { ring: t(`ring.${ring}`), n: held[ring] ?? 0 };
    return used ? t('seat.held.used', fill) : t('seat.held', { ...fill, all: required[ring] ?? 0 });
  });
  return [...byRing, t('seat.virtuals', { n: virtuals })].join(t('list.comma'));
}

/** A lock; the sign of a goal that all know stands in its place. */
function goalFigure({ publicGoal, goal }: PublicPlayer): SeatFigure {
  const known = goal ?? publicGoal;
  if (known === null) {
    return { value: <Icon name="lock-simple" size={14} />, label: t('seat.secret') };
  }
  return {
    value: <Icon name={goalIcons[known]} size={15} />,
    label: t('seat.goal', { goal: t(`goal.${known}`) }),
  };
}

/** Who answers, who is gone or played for, who could take a power. */
function chipOf(session: Session, player: PublicPlayer, table: Table): SeatFace['chip'] {
  const { seat, left, absent } = player;
  if (table.phase === 'finished') return undefined;
  if (left) return { words: t('seat.left') };
  const isAsked = table.turn !== seat && session.play.room.value.toAct.includes(seat);
  if (isAsked && /-answer$/.test(table.phase)) return { words: t('seat.answers'), kind: 'green' };
  if (absent) return { words: t('seat.absent'), kind: 'brick' };
  const couldTake = rings.some((ring) => canTakeRoof(table, player, ring));
  return couldTake ? { words: t('seat.power') } : undefined;
}
