import { t } from './i18n';
import { go } from './navigation';
import { Button } from './ui/Button';
import { HomeLink } from './ui/HomeLink';

interface Props {
  title?: string;
  line?: string;
}

/** For an address where nothing is: says so, and leads to the front page. */
export function LostPage({ title = t('app.lost.title'), line = t('app.lost.line') }: Props) {
  return (
    <main class="lost" id="content">
      <HomeLink wordmark />
      <h1>{title}</h1>
      <p>{line}</p>
      <Button label={t('app.lost.home')} kind="main" onClick={() => go('/')} />
    </main>
  );
}
