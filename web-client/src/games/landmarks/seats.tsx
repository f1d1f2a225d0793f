import './seats.css';
import { Coin } from '../../ui/Coin';
import { Icon } from '../../ui/Icon';
import { Rolling } from '../../ui/Rolling';
import type { SeatFace } from '../faces';
import { cardName } from './card-words';
import { cardIcons, landmarksOf, playerOf } from './cards';
import type { Session } from './session';
import type { PublicPlayer, Table } from './wire';
import { t } from './words';

/** What a seat shows: its coins, and which Landmarks it has built. */
export function seatFace(session: Session, seat: number): SeatFace {
  const table = session.scenes.shown.value.table;
  const player = playerOf(table, seat);
  if (!player) return { figures: [] };
  const chip = chipOf(player, table);
  return {
    ...(chip && { chip }),
    figures: [
      {
        value: (
          <b class="lm-coins">
            <Coin size={16} />
            <Rolling value={player.coins} moving={session.play.moving.value} />
          </b>
        ),
        label: t('seat.coins'),
      },
      { value: <Row table={table} player={player} />, label: t('seat.landmarks') },
    ],
  };
}

/** Who has built all; who is played for; by post whose sheet has come, never what is on it. */
function chipOf(player: PublicPlayer, { phase }: Table): SeatFace['chip'] {
  if (phase === 'orders') return postChip(player);
  if (player.completed && phase !== 'over') {
    return { words: t('seat.completed'), kind: 'green', icon: 'seal-check-fill' };
  }
  return player.away && phase !== 'over' ? { words: t('seat.away'), kind: 'brick' } : undefined;
}

function postChip({ ordersIn, ready }: PublicPlayer): SeatFace['chip'] {
  if (ready) return { words: t('seat.ready'), kind: 'green', icon: 'check-circle-fill' };
  if (ordersIn) return { words: t('seat.sent'), kind: 'green', icon: 'check' };
  return { words: t('seat.noSheet') };
}

/** Built Landmarks in brass, the others in outline; in words and as a count where there is no room. */
function Row({ table, player }: { table: Table; player: PublicPlayer }) {
  const all = landmarksOf(table);
  const built = all.filter(({ id }) => player.landmarks.includes(id));
  const fill = { n: built.length, all: all.length };
  const names = built.map(({ id }) => cardName(id)).join(t('list.comma'));
  const words =
    built.length === 0
      ? t('seat.built.none', { all: all.length })
      : t('seat.built', { ...fill, names });
  return (
    <span class="lm-row" title={words}>
      <span class="hidden-text">{words}</span>
      <span class="lm-row-icons" aria-hidden="true">
        {all.map(({ id }) => (
          <span key={id} class={player.landmarks.includes(id) ? 'built' : ''}>
            <Icon name={cardIcons[id]} size={13} />
          </span>
        ))}
      </span>
      <span class="lm-row-count" aria-hidden="true">
        <Icon name="buildings-fill" size={14} />
        {built.length}/{all.length}
      </span>
    </span>
  );
}
