import { t } from './i18n';
import { LostPage } from './LostPage';
import { path } from './navigation';
import { FairDicePage, LandingPage, MailPage, RoomPage, RulesPage, TurnReportPage } from './pages';
import { Announcer } from './ui/Announcer';
import { Paints } from './ui/Paints';
import { Tips } from './ui/Tips';
import { Toasts } from './ui/Toasts';

/** The page for the address, and what every page needs beside it. */
export function App() {
  return (
    <>
      <a class="skip-link" href="#content">
        {t('app.skip')}
      </a>
      <Paints />
      <Page />
      <Toasts />
      <Tips />
      <Announcer />
    </>
  );
}

function Page() {
  const asked = path.value;
  switch (asked.page) {
    case 'landing':
      return <LandingPage />;
    case 'room':
      return <RoomPage key={asked.code} code={asked.code} />;
    case 'turn':
      return <TurnReportPage code={asked.code} turn={asked.turn} />;
    case 'rules':
      return <RulesPage game={asked.game} />;
    case 'fair-dice':
      return <FairDicePage />;
    case 'mail':
      return <MailPage {...asked} />;
    case 'unknown':
      return <LostPage />;
  }
}
