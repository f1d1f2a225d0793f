import type { RefObject } from 'preact';
import { useEffect } from 'preact/hooks';
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
      const space = entrance(session);
      const place = space
        ? drawing.current?.querySelector<SVGElement>(`[data-space="${space}"]`)
        : drawing.current?.querySelector<SVGElement>('[tabindex="0"]');
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

function entrance({ play, chosen }: Session): Space | null {
  const own = play.table.peek().players.find(({ seat }) => seat === play.seat.peek());
  return chosen.peek() ?? own?.piece.space ?? null;
}
