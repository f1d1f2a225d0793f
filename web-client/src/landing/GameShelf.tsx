import type { About } from '../games/about';
import { catalogue } from '../games/catalogue';
import { t } from '../i18n';
import type { GameInfo } from '../net/wire';
import { Chip } from '../ui/Chip';
import { BoardPicture } from './BoardPicture';
import { type Fetched, games } from './lists';

/** The games, each with its real board; a press opens the room dialog with that game chosen. */
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

/** A game waits for later only if the server says what it plays and this is not among it. */
export function isOffered(id: string, listed: Fetched<GameInfo>): boolean {
  return !Array.isArray(listed) || listed.some((game) => game.id === id);
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
        <h2>
          {playable ? (
            <button type="button" onClick={() => onOpen(id)}>
              {words('name')}
            </button>
          ) : (
            words('name')
          )}
        </h2>
        <p>{words('line')}</p>
        <p class="game-facts">
          {t('game.players', { min: minSeats, max: maxSeats })} · {words('length')}
        </p>
      </div>
      {!playable && <Chip>{t('landing.later')}</Chip>}
    </article>
  );
}
