import { useEffect, useState } from 'preact/hooks';
import { byKey } from '../../../ui/keys';
import { hushSquare, sayOfSquare } from '../board/said';
import { tellSquare } from '../board/told';
import { openSquares, type Session, type SquareAction, squareActions } from '../session';
import { placeOf } from '../squares';
import type { Square } from '../wire';
import { t } from '../words';
import { leavesTold } from './afterwards';
import { fitsChosen } from './wanted';

const WAYS: Record<string, readonly [columns: number, rows: number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** What lies beside the way counts more than what lies on it. */
const ASIDE = 2;

/** The square that an arrow leads to among those that can be had: the nearest that way, or none. */
export function nextByArrow(
  key: string,
  from: Square,
  open: readonly Square[],
): Square | undefined {
  const way = WAYS[key];
  if (!way) return undefined;
  const [across, down] = way;
  const start = placeOf(from);
  const far = (square: Square) => {
    const columns = placeOf(square).column - start.column;
    const rows = placeOf(square).row - start.row;
    const ahead = columns * across + rows * down;
    return ahead > 0 ? ahead + ASIDE * Math.abs(columns * down + rows * across) : undefined;
  };
  const [nearest] = open
    .flatMap((square) => ({ square, steps: far(square) ?? Number.POSITIVE_INFINITY }))
    .filter(({ steps }) => Number.isFinite(steps))
    .sort((a, b) => a.steps - b.steps);
  return nearest?.square;
}

/** Long enough to hear only where the arrows have come to rest. */
const PAUSE_MILLIS = 500;

/**
 * Once a square is chosen that can be had, the arrows go on to the next one, also from its card. What
 * stands on the card of the one they rest on is said, unless it is paid for by then; that none lies that way
 * at once.
 */
export function useArrows(session: Session): void {
  // Each press is one of its own, also where a quick series comes back to the square told last.
  const [reached, setReached] = useState<{ square: Square; action: SquareAction } | null>(null);
  const isAsked =
    reached?.square === session.chosen.value &&
    reached?.square !== session.putAway.value &&
    session.play.busy.value === null;
  useEffect(() => {
    if (reached === null) return undefined;
    // Chosen again in another way it is told there.
    if (!isAsked) return setReached(null);
    const later = setTimeout(() => {
      const { square, action } = reached;
      tellSquare(session, square, leavesTold(session, action, square));
      setReached(null);
    }, PAUSE_MILLIS);
    return () => clearTimeout(later);
  }, [session, isAsked, reached]);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const from = session.chosen.peek();
      const action = squareActions.find((each) => fitsChosen(session, each));
      if (from === null || !action || !isFree(event)) return;
      if (WAYS[event.key] === undefined) return;
      event.preventDefault();
      const next = nextByArrow(event.key, from, openSquares(session, action));
      if (next === undefined) {
        // Of an arrow that is held, only where it has come to rest.
        if (!event.repeat) sayOfSquare(t(`arrow.none.${action}`, { square: from }));
        return;
      }
      hushSquare();
      byKey(() => {
        session.chosen.value = next;
        setReached({ square: next, action });
      });
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [session]);
}

/** True where nothing else answers to the arrows: on the page itself, what is decided, the card and the buttons. */
export function isFree({
  target,
  defaultPrevented,
  ctrlKey,
  metaKey,
  altKey,
}: KeyboardEvent): boolean {
  if (defaultPrevented || ctrlKey || metaKey || altKey) return false;
  if (document.querySelector('dialog[open]')) return false;
  if (target === document.body || !(target instanceof Element)) return true;
  if (target.matches('.action-slot')) return true;
  return target.closest('button') !== null && target.closest('.square-card, .act-bar') !== null;
}
