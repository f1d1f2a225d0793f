import { Banner } from '../../ui/Banner';
import type { Session } from './session';
import { t } from './words';

/**
 * What a landing does just now: newcomers miss that the same landing does something else from part 2
 * on. It is there from the start, so that nothing moves when the part changes; a phone has a line of the
 * board for it.
 */
export function PartBanner({ session }: { session: Session }) {
  const { table, phone } = session.play;
  const { part, target, phase, left } = table.value;
  if (phase === 'over' || phone.value) return null;
  if (part === 2) {
    const words = t('banner.partTwo', { target });
    return (
      <Banner kind="brass" icon="seal-check-fill" said={words}>
        {words}
      </Banner>
    );
  }
  const isGathering = phase !== 'place';
  const words = isGathering ? t('banner.partOne', { n: left }) : t('banner.place');
  return (
    <Banner kind="blue" icon="cards" said={isGathering ? t('banner.partOne.said') : words}>
      {words}
    </Banner>
  );
}
