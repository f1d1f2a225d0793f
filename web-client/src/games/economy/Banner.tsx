import { Banner } from '../../ui/Banner';
import type { Session } from './session';
import { t } from './words';

/** Newcomers miss that the same landing does something else from part 2 on. */
export function PartBanner({ session }: { session: Session }) {
  const { part, target, phase } = session.play.table.value;
  if (part === 1 || phase === 'over') return null;
  return (
    <Banner kind="brass" icon="seal-check-fill">
      {t('banner.partTwo', { target })}
    </Banner>
  );
}
