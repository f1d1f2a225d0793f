import { useRef } from 'preact/hooks';
import type { Session } from '../session';
import type { Table } from '../wire';
import { t } from '../words';

/**
 * That part 2 begins: the same landing does something else from now on. It lies over the board of a phone, which does
 * not move for it, and lets go of it with the next throw; whoever comes later reads it in its line.
 */
export function PartMoment({ session }: { session: Session }) {
  const table = session.scenes.shown.value;
  const { part, target, phase } = table;
  const opened = useRef(part).current;
  const first = useRef<number | null>(null);
  const hasBegun = part === 2 && opened === 1 && phase !== 'over';
  if (hasBegun && first.current === null && isAtRest(table)) first.current = table.turnNumber;
  const isBeginning = hasBegun && isAtRest(table) && table.turnNumber === first.current;
  if (!isBeginning) return null;
  return (
    <p class="ec-part-moment" aria-hidden="true">
      {t('banner.partTwo', { target })}
    </p>
  );
}

/** Nothing is thrown: a move that is played keeps its die until it has been seen. */
function isAtRest({ phase, die }: Table): boolean {
  return phase === 'roll' && die === null;
}
