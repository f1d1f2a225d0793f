import { signal } from '@preact/signals';
import type { FunctionComponent } from 'preact';
import { t } from './i18n';
import { wordsLoaded } from './i18n/catalogue';
import { LostPage } from './LostPage';

/** A page that arrives as a chunk of its own when it is first shown; until then it is empty. */
function arriving<P extends object>(
  load: () => Promise<FunctionComponent<P>>,
): FunctionComponent<P> {
  const arrived = signal<{ Page?: FunctionComponent<P>; failed?: boolean }>({});
  let asked = false;
  const ask = () => {
    asked = true;
    loadSpoken(load).then(
      (Page) => {
        arrived.value = { Page };
      },
      () => {
        asked = false;
        arrived.value = { failed: true };
      },
    );
  };
  return (props: P) => {
    if (!asked && !arrived.value.failed) ask();
    const { Page, failed } = arrived.value;
    if (failed) return <LostPage line={t('error.unreachable')} />;
    return Page ? <Page {...props} /> : null;
  };
}

/** A page and its words in the language that is spoken. */
async function loadSpoken<P>(load: () => Promise<FunctionComponent<P>>) {
  const Page = await load();
  await wordsLoaded();
  return Page;
}

export const LandingPage = arriving(
  async () => (await import('./landing/LandingPage')).LandingPage,
);
export const RoomPage = arriving(async () => (await import('./room/RoomPage')).RoomPage);
export const TurnReportPage = arriving(
  async () => (await import('./report/TurnReportPage')).TurnReportPage,
);
export const RulesPage = arriving(async () => (await import('./rules/RulesPage')).RulesPage);
export const FairDicePage = arriving(
  async () => (await import('./rules/FairDicePage')).FairDicePage,
);
