import { t } from '../i18n';
import { go } from '../navigation';
import { Sign } from './Sign';

/** Sign and name of the house, the way back to the front page. */
export function HomeLink({ wordmark }: { wordmark: boolean }) {
  return (
    <a
      class="home-link"
      href="/"
      aria-label={t('header.home')}
      onClick={(event) => {
        if (event.ctrlKey || event.metaKey || event.shiftKey) return;
        event.preventDefault();
        go('/');
      }}
    >
      <Sign />
      {wordmark && <span>{t('app.name')}</span>}
    </a>
  );
}
