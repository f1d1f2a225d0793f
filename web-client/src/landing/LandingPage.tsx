import './landing.css';
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { isPlayable } from '../games/load';
import { t } from '../i18n';
import { FAIR_DICE_PATH } from '../path';
import { Button } from '../ui/Button';
import { Link } from '../ui/Link';
import { usePhone } from '../ui/screen';
import { BoardDefs, Ornament } from './BoardPicture';
import { GameShelf } from './GameShelf';
import { JoinForm } from './JoinForm';
import { fetchGames, fetchRooms, games, isOffered } from './lists';
import { OpenRoomDialog } from './OpenRoomDialog';
import { followTables, isYours, ownTables } from './own-tables';
import { PublicRooms } from './PublicRooms';
import { TopLine } from './TopLine';
import { YourTables } from './YourTables';

/** The front page: one's own tables, open a room, or join one; below, the five games and what is played in public. */
export function LandingPage() {
  const opening = useSignal<string | undefined>(undefined);
  const phone = usePhone();
  useEffect(() => {
    void fetchGames();
    const ends = [followRooms(), followTables()];
    return () => {
      for (const end of ends) end();
    };
  }, []);
  useTitle();
  const open = (game: string) => {
    opening.value = game;
  };
  return (
    <div class="landing">
      <BoardDefs />
      {!phone && <Ornament playable={(game) => isPlayable(game) && isOffered(game, games.value)} />}
      <TopLine />
      <main id="content">
        <div class="hero-row">
          {phone && <YourTables />}
          <Hero onOpen={() => open('')} />
          {!phone && <YourTables />}
        </div>
        <GameShelf onOpen={open} />
        <PublicRooms />
      </main>
      <Foot />
      {opening.value !== undefined && (
        <OpenRoomDialog
          game={opening.value}
          onClose={() => {
            opening.value = undefined;
          }}
        />
      )}
    </div>
  );
}

/** The tab counts the tables that wait for the reader. */
function useTitle(): void {
  const n = ownTables.value.filter(isYours).length;
  const name = t('app.name');
  useEffect(() => {
    document.title = n > 0 ? `(${n}) ${name}` : name;
    return () => {
      document.title = name;
    };
  }, [n, name]);
}

function Hero({ onOpen }: { onOpen: () => void }) {
  return (
    <section class="hero">
      <h1>
        <span>{t('landing.title.1')}</span> <span>{t('landing.title.2')}</span>
      </h1>
      <p>{t('landing.lead')}</p>
      <div class="hero-acts">
        <Button
          label={t('landing.open')}
          icon="key-fill"
          kind="main"
          size="large"
          onClick={onOpen}
        />
        <JoinForm />
      </div>
    </section>
  );
}

/** Fetches the public rooms now and whenever the reader comes back to the page. */
function followRooms(): () => void {
  const onVisible = () => {
    if (document.visibilityState === 'visible') void fetchRooms();
  };
  onVisible();
  document.addEventListener('visibilitychange', onVisible);
  return () => document.removeEventListener('visibilitychange', onVisible);
}

function Foot() {
  return (
    <footer class="landing-foot">
      <Link to="/rules">{t('landing.foot.rules')}</Link>
      <Link to={FAIR_DICE_PATH}>{t('landing.foot.fair')}</Link>
      <span>{t('landing.foot.works')}</span>
    </footer>
  );
}
