import type { About } from '../games/about';
import { catalogue } from '../games/catalogue';
import { t } from '../i18n';
import { rulesPath } from '../path';
import { Chip } from '../ui/Chip';
import { Link } from '../ui/Link';
import { BoardPicture } from './BoardPicture';
import { GameActs } from './GameActs';
import { games, isOffered } from './lists';

/** The games, each with its real board: its rules, a table with bots, a room for friends. */
export function GameShelf({ onOpen }: { onOpen: (game: string) => void }) {
  return (
    <section id="games" class="shelf" aria-label={t('landing.games')}>
      {catalogue.map((game) => (
        <GameCard
          key={game.id}
          game={game}
          playable={isOffered(game.id, games.value)}
          onOpen={onOpen}
        />
      ))}
    </section>
  );
}

interface Props {
  game: About;
  playable: boolean;
  onOpen: (game: string) => void;
}

function GameCard({ game: { id, minSeats, maxSeats, words }, playable, onOpen }: Props) {
  return (
    <article class={`game-card${playable ? '' : ' later'}`}>
      <div class="game-picture">
        <BoardPicture game={id} />
      </div>
      <div class="game-words">
        <h2>{playable ? <Link to={rulesPath(id)}>{words('name')}</Link> : words('name')}</h2>
        <p>{words('line')}</p>
        <p class="game-facts">
          {t('game.players', { min: minSeats, max: maxSeats })} · {words('length')}
        </p>
        {playable && <GameActs game={id} onOpen={() => onOpen(id)} />}
      </div>
      {!playable && <Chip>{t('landing.later')}</Chip>}
    </article>
  );
}
