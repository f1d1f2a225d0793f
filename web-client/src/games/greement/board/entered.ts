import type { RefObject } from 'preact';
import { useEffect } from 'preact/hooks';
import { isFree } from '../actions/arrows';
import type { Session } from '../session';

/** While a square is to be found for a start, an arrow that nothing else answers to goes to the map. */
export function useEntered(drawing: RefObject<SVGSVGElement | null>, session: Session): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const isStart = /choose-start|replace-start/.test(session.play.table.peek().phase);
      if (!isStart || !event.key.startsWith('Arrow') || !isFree(event)) return;
      const stop = drawing.current?.querySelector<SVGElement>('[data-square][tabindex="0"]');
      if (!stop) return;
      event.preventDefault();
      stop.focus();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [session]);
}
