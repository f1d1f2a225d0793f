import './pages.css';
import { useSignal } from '@preact/signals';
import type { FunctionComponent } from 'preact';
import { useEffect } from 'preact/hooks';
import type { About } from '../games/about';
import { aboutGame, catalogue } from '../games/catalogue';
import { wordsLoaded } from '../i18n/catalogue';
import { BoardDefs, BoardPicture } from '../landing/BoardPicture';
import { GameActs } from '../landing/GameActs';
import { fetchGames, games, isOffered } from '../landing/lists';
import { OpenRoomDialog } from '../landing/OpenRoomDialog';
import { rulesPath } from '../path';
import { Link } from '../ui/Link';
import { Page } from './Page';
import { t } from './words';

const chapters = import.meta.glob<FunctionComponent>('../games/*/knowledge/Rules.tsx', {
  import: 'Rules',
});

/** How a game goes, with its board, before there is a room; an address without a game shows the first. */
export function RulesPage({ game }: { game: string }) {
  const about = game ? aboutGame(game) : catalogue.find(({ id }) => hasRules(id));
  const name = about?.words('name') ?? '';
  useEffect(() => void fetchGames(), []);
  const title = about ? t('rules.title', { game: name }) : t('app.lost.title');
  return (
    <Page title={title}>
      <BoardDefs />
      <nav class="game-nav" aria-label={t('rules.games')}>
        {catalogue.map(({ id, words }) => (
          <Link key={id} to={rulesPath(id)} class={id === about?.id ? 'chosen' : ''}>
            {words('name')}
          </Link>
        ))}
      </nav>
      <h1>{title}</h1>
      {about ? <GameRules key={about.id} about={about} /> : <p>{t('rules.unknown')}</p>}
    </Page>
  );
}

function hasRules(game: string): boolean {
  return `../games/${game}/knowledge/Rules.tsx` in chapters;
}

/** One game's page, also of one that is on its way and has no board yet. */
export function GameRules({ about: { id, minSeats, maxSeats, words } }: { about: About }) {
  const opening = useSignal(false);
  const playable = hasRules(id) && isOffered(id, games.value);
  return (
    <div class="game-rules">
      <aside>
        <div class="game-board">
          <BoardPicture game={id} whole />
        </div>
        <p class="lead">{words('line')}</p>
        <p>
          {t('game.players', { min: minSeats, max: maxSeats })} · {words('length')}
        </p>
        {playable && (
          <GameActs
            game={id}
            main
            onOpen={() => {
              opening.value = true;
            }}
          />
        )}
      </aside>
      {hasRules(id) ? <Chapters game={id} /> : <p>{t('rules.later')}</p>}
      {opening.value && (
        <OpenRoomDialog
          game={id}
          onClose={() => {
            opening.value = false;
          }}
        />
      )}
    </div>
  );
}

/** The chapters, as they stand beside the board too; they and their words come when they are wanted. */
function Chapters({ game }: { game: string }) {
  const loaded = useSignal<FunctionComponent | 'unreachable' | null>(null);
  useEffect(() => {
    load(game).then(
      (Rules) => {
        loaded.value = () => <Rules />;
      },
      () => {
        loaded.value = 'unreachable';
      },
    );
  }, [game]);
  const Rules = loaded.value;
  if (Rules === 'unreachable') return <p>{t('error.unreachable')}</p>;
  if (!Rules) return <p class="empty">{t('rules.loading')}</p>;
  return (
    <article class="paper-page">
      <h2 class="hidden-text">{t('rules.short')}</h2>
      <Rules />
    </article>
  );
}

async function load(game: string): Promise<FunctionComponent> {
  const Rules = await chapters[`../games/${game}/knowledge/Rules.tsx`]?.();
  if (!Rules) throw new Error(`no rules of ${game}`);
  await wordsLoaded();
  return Rules;
}
