import './zoom-out.css';
import { t } from '../i18n';
import { Icon } from './Icon';

/** In the corner of a board that is enlarged: the way back to all of it, which no gesture shows. */
export function ZoomOut({ out }: { out: (() => void) | null }) {
  if (!out) return null;
  return (
    <button type="button" class="zoom-out" onClick={out}>
      <Icon name="magnifying-glass-minus" />
      {t('zoom.out')}
    </button>
  );
}
