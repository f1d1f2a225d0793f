import { useRef } from 'preact/hooks';
import type { Session } from '../session';
import { t } from '../words';

/**
 * That part 2 begins, over the board of a phone for some seconds, and for the ear: the same landing does something
 * else from now on. It lies over the board, which does not move for it; whoever comes later reads it in its line.
 */
export function PartMoment({ session }: { session: Session }) {
  const { part, target, phase } = session.scenes.shown.value;
  const opened = useRef(part).current;
  const hasBegun = part === 2 && opened === 1 && phase !== 'over';
  const words = hasBegun ? t('banner.partTwo', { target }) : '';
  return (
    <>
      <span class="hidden-text" role="status">
        {words}
      </span>
      {hasBegun && (
        <p class="ec-part-moment" aria-hidden="true">
          {words}
        </p>
      )}
    </>
  );
}
