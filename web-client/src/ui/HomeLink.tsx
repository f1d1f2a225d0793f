import { t } from '../i18n';
import { Link } from './Link';
import { Sign } from './Sign';

/** Sign and name of the house, the way back to the front page. */
export function HomeLink({ wordmark }: { wordmark: boolean }) {
  return (
    <Link to="/" class="home-link" name={t('header.home')}>
      <Sign />
      {wordmark && <span>{t('app.name')}</span>}
    </Link>
  );
}
