import './banner.css';
import { useRef } from 'preact/hooks';
import { Banner } from '../../ui/Banner';
import type { Session } from './session';
import { t } from './words';

/**
 * What a landing does just now: newcomers miss that the same landing does something else from part 2
 * on. It is there from the start, so that nothing moves when the part changes; a phone has a line of the
 * board for it. To whoever sees the part change it makes an entrance.
 */
export function PartBanner({ session }: { session: Session }) {
  return session.play.phone.value ? null : <OfPart session={session} />;
}

/** A window made wide again opens it anew: what has begun long ago makes no entrance. */
function OfPart({ session }: { session: Session }) {
  const { part, target, phase, left } = session.scenes.shown.value;
  const opened = useRef(part).current;
  if (phase === 'over') return null;
  if (part === 2) {
    // Its line of the log tells it, after the move that has brought it.
    return (
      <div class={opened === 1 ? 'ec-part-two begins' : 'ec-part-two'}>
        <Banner kind="brass" icon="seal-check-fill" silent>
          {t('banner.partTwo', { target })}
        </Banner>
      </div>
    );
  }
  const isGathering = phase !== 'place';
  const words = isGathering ? t('banner.partOne', { n: left }) : t('banner.place');
  return (
    <Banner
      key="part-one"
      kind="blue"
      icon="cards"
      said={isGathering ? t('banner.partOne.said') : words}
    >
      {words}
    </Banner>
  );
}
