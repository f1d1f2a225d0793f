import { useContext, useEffect, useRef } from 'preact/hooks';
import { focusIn } from '../../../ui/focus';
import { Held } from '../../../ui/held';
import type { Session } from '../session';

/** What is repaid on the paper takes its button away: whoever pressed it goes on among the actions, as after a loan. */
export function useFocusFromPaper({ play }: Session): void {
  const last = useRef<Element | null>(null);
  useEffect(() => {
    const note = ({ target }: FocusEvent) => {
      const isOnPaper = target instanceof Element && target.closest('.paper-note') !== null;
      last.current = isOnPaper ? target : null;
    };
    const forget = () => {
      queueMicrotask(() => {
        if (last.current?.isConnected && document.activeElement !== last.current) {
          last.current = null;
        }
      });
    };
    document.addEventListener('focusin', note);
    document.addEventListener('focusout', forget);
    return () => {
      document.removeEventListener('focusin', note);
      document.removeEventListener('focusout', forget);
    };
  }, []);
  const hand = play.hand.value;
  const held = useContext(Held);
  useEffect(() => {
    if (!last.current || last.current.isConnected) return;
    last.current = null;
    const actions = document.querySelector<HTMLElement>('.action-slot');
    if (actions && document.activeElement === document.body) goOnIn(actions);
  }, [hand, held]);
}

/** What is left is repaid next, else done what is green, the end of the turn too: never is money lent to who repays. */
function goOnIn(actions: HTMLElement): void {
  const next = ['.button[aria-keyshortcuts="r"]', '.button.main']
    .map((wanted) => actions.querySelector<HTMLElement>(`${wanted}:not([aria-disabled=true])`))
    .find((each) => each !== null);
  if (next) next.focus();
  else focusIn(actions);
}
