import { Banner } from '../../ui/Banner';
import type { Session } from './session';
import { t } from './words';

/**
 * What a landing does just now: newcomers miss that the same landing does something else from part 2
 * on. It is there from the start, so that nothing moves when the part changes.
 */
export function PartBanner({ session }: { session: Session }) {
  const { part, target, phase, left } = session.play.table.value;
  if (phase === 'over') return null;
  if (part === 1) {
    return (
      <Banner kind="blue" icon="cards">
        {phase === 'place' ? t('banner.place') : t('banner.partOne', { n: left })}
      </Banner>
    );
  }
  return (
    <Banner kind="brass" icon="seal-check-fill">
      {t('banner.partTwo', { target })}
    </Banner>
  );
}
