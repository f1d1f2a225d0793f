import './landing.css';
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { t } from '../i18n';
import { Button } from '../ui/Button';
import { HomeLink } from '../ui/HomeLink';
import { LanguagePopover, ThemePopover } from '../ui/PreferencePopovers';
import { usePhone } from '../ui/screen';
import { BoardDefs, Ornament } from './BoardPicture';
import { GameShelf } from './GameShelf';
import { JoinForm } from './JoinForm';
import { fetchGames, fetchRooms } from './lists';
import { OpenRoomDialog } from './OpenRoomDialog';
import { PublicRooms } from './PublicRooms';

/** The front page: open a room, or join one; below, the five games and what is played in public. */
export function LandingPage() {
  const opening = useSignal<string | undefined>(undefined);
  useEffect(() => {
    document.title = t('app.name');
    void fetchGames();
    return followRooms();
  }, []);
  const open = (game: string) => {
    opening.value = game;
  };
  return (
    <div class="landing">
      <BoardDefs />
      {!usePhone() && <Ornament />}
      <TopLine />
      <main id="content">
        <section class="hero">
          <h1>
            <span>{t('landing.title.1')}</span> <span>{t('landing.title.2')}</span>{' '}
            <span>{t('landing.title.3')}</span>
          </h1>
          <p>{t('landing.lead')}</p>
          <div class="hero-acts">
            <Button
              label={t('landing.open')}
              icon="key-fill"
              kind="main"
              size="large"
              onClick={() => open('')}
            />
            <JoinForm />
          </div>
        </section>
        <GameShelf onOpen={open} />
        <PublicRooms />
      </main>
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

/** Fetches the public rooms now and whenever the reader comes back to the page. */
function followRooms(): () => void {
  const onVisible = () => {
    if (document.visibilityState === 'visible') void fetchRooms();
  };
  onVisible();
  document.addEventListener('visibilitychange', onVisible);
  return () => document.removeEventListener('visibilitychange', onVisible);
}

function TopLine() {
  return (
    <header class="top-line">
      <HomeLink wordmark />
      <nav aria-label={t('landing.nav')}>
        <a href="#games">{t('landing.nav.games')}</a>
        <a href="#tables">{t('landing.nav.watch')}</a>
      </nav>
      <div class="top-tools">
        <LanguagePopover />
        <ThemePopover />
      </div>
    </header>
  );
}
