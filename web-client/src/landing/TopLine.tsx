import './top-line.css';
import { t } from '../i18n';
import { FAIR_DICE_PATH } from '../path';
import { HomeLink } from '../ui/HomeLink';
import { Icon } from '../ui/Icon';
import { Link } from '../ui/Link';
import { LanguagePopover, ThemePopover } from '../ui/PreferencePopovers';

/** The line at the top of the pages outside rooms; `away` from the front page there is nothing to watch. */
export function TopLine({ away }: { away?: boolean }) {
  return (
    <header class="top-line">
      <HomeLink wordmark />
      <nav aria-label={t('landing.nav')}>
        {!away && (
          <a href="#tables" class="to-tables">
            <Icon name="eye" size={16} />
            {t('landing.nav.watch')}
          </a>
        )}
        <Link to="/rules">
          <Icon name="scroll" size={16} />
          {t('landing.nav.rules')}
        </Link>
        <Link to={FAIR_DICE_PATH}>
          <Icon name="shield-check" size={16} />
          {t('landing.nav.fair')}
        </Link>
      </nav>
      <div class="top-tools">
        <LanguagePopover />
        <ThemePopover />
      </div>
    </header>
  );
}
