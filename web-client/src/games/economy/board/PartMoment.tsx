import { useRef } from 'preact/hooks';
import type { Session } from '../session';
import type { Table } from '../wire';
import { t } from '../words';

/**
 * That part 2 begins: the same landing does something else from now on. On a phone it lies over the seats, and over no
 * space of the board, until it has been read or somebody is paid; its line below, and what comes later, says it then.
 */
export function PartMoment({ session }: { session: Session }) {
  const table = session.scenes.shown.value;
  const { part, target } = table;
  const opened = useRef(part).current;
  const hasBegun = useRef(false);
  if (part === 2 && opened === 1 && isAtRest(table)) hasBegun.current = true;
  if (!hasBegun.current || isPaid(table)) return null;
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

function isPaid({ players }: Table): boolean {
  return players.some(({ points }) => points > 0);
}
