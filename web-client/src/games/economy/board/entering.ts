import { effect } from '@preact/signals';
import type { RefObject } from 'preact';
import { useEffect } from 'preact/hooks';
import { bestFirst } from '../gifts';
import { cornersBestFirst, sendCorners } from '../knowledge/corner';
import { fittingSpaces } from '../laying';
import { readerAt } from '../reader';
import type { Session } from '../session';
import { steppedSpace } from '../spaces';
import type { Space } from '../wire';

/**
 * An arrow pressed where it means nothing else, among the buttons or nowhere, leads to the board: to
 * the chosen space, or to the reader's piece.
 */
export function useEntering(session: Session, drawing: RefObject<SVGSVGElement | null>): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
      const means = event.key.startsWith('Arrow') && steppedSpace(event.key, 'd4') !== undefined;
      if (!means || !isFree(event.target) || document.querySelector('dialog[open]')) return;
      const space = session.chosen.peek() ?? ownSpace(session) ?? entrance(session);
      const place = drawing.current?.querySelector<SVGElement>(`[data-space="${space}"]`);
      place?.focus();
      if (place) event.preventDefault();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [session]);
}

/** Fields and choices have arrows of their own. */
function isFree(target: EventTarget | null): boolean {
  if (target === document.body) return true;
  if (!(target instanceof HTMLElement) || target.matches('input, textarea, select')) return false;
  return target.closest('.action-slot, .sheet-body') !== null;
}

/** Where Tab comes upon the board: the chosen space, else the best one that is lit, else the own piece. */
export function entrance(session: Session): Space {
  const { chosen, destinations } = session;
  const best = bestFirst(session, [...destinations.value.keys()])[0];
  const lit = best ?? fittingSpaces(session)[0] ?? bestCorner(session);
  return chosen.value ?? lit ?? ownSpace(session) ?? 'a8';
}

function bestCorner(session: Session): Space | undefined {
  const open = sendCorners(session);
  return cornersBestFirst(session).find((corner) => open.includes(corner));
}

function ownSpace({ play }: Session): Space | null | undefined {
  return readerAt(play.table.value, play)?.piece.space;
}

/** A key that chooses the next space takes the focus along if it is on the board: Enter means the same there. */
export function useChoiceInFocus(session: Session, drawing: RefObject<SVGSVGElement | null>): void {
  useEffect(
    () =>
      effect(() => {
        const space = session.chosen.value;
        const at = document.activeElement?.closest('[data-space]');
        if (space === null || !at || !drawing.current?.contains(at)) return;
        drawing.current.querySelector<SVGElement>(`[data-space="${space}"]`)?.focus();
      }),
    [session],
  );
}
