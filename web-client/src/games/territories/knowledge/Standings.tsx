import './standings.css';
import { Icon } from '../../../ui/Icon';
import { Medal } from '../../../ui/Medal';
import { Panel } from '../../../ui/Panel';
import { grouped } from '../money';
import type { Session } from '../session';
import type { PublicPlayer } from '../wire';
import { t } from '../words';

/** Who is in and who is out, for those who only watch: the richest first, then the last one out. */
export function Standings({ session }: { session: Session }) {
  const { play, shown } = session;
  const { players, turn } = shown.value;
  return (
    <Panel small title={t('ranking.title')}>
      <ol class="standings">
        {ranked(players).map((player) => (
          <li key={player.seat} class={player.alive ? '' : 'out'}>
            <Medal colour={play.colour(player.seat)} size={24} />
            <b>{play.called(player.seat)}</b>
            {player.alive && player.seat === turn && (
              <span class="standings-turn">
                <Icon name="dice-five" size={16} />
                <span class="hidden-text">{t('watch.turn', { name: play.name(turn) })}</span>
              </span>
            )}
            <span class="standings-words">{words(player)}</span>
          </li>
        ))}
      </ol>
    </Panel>
  );
}

export function ranked(players: readonly PublicPlayer[]): readonly PublicPlayer[] {
  const order = (a: PublicPlayer, b: PublicPlayer) =>
    a.alive && b.alive ? b.assets - a.assets : (a.place ?? 0) - (b.place ?? 0);
  return players.toSorted(order);
}

function words({ alive, assets, place, outInTurn }: PublicPlayer): string {
  return alive
    ? t('ranking.in', { assets: grouped(assets) })
    : t('seat.out', { turn: outInTurn ?? 0, place: place ?? 0 });
}
