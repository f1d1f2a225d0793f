import { computed } from '@preact/signals';
import type { RefObject } from 'preact';
import { useEffect } from 'preact/hooks';
import { closeCard, type Session } from '../session';

/**
 * What belongs to a card: the field that opens it and closes it again, on a phone also the card itself and the
 * columns.
 */
const OWN = '[data-number], .field-facts, .field-card button, .risk-strip button';

/** Under a resting pointer a phone shows none. */
function hasCard({ chosen, pointed, play }: Session): boolean {
  return chosen.value !== null || (pointed.value !== null && !play.phone.value);
}

/**
 * Closes the card of a field with Escape wherever the focus is, as soon as the focus is taken away from
 * the board, and after a press anywhere else. The press does its own work first: what it is meant for
 * stays in its place until then. A field that a press has put into the focus is let go of by Escape and by the
 * next throw too: from the next key on it would be framed as a target, whatever is looked at.
 */
export function useClosing(session: Session, board: RefObject<Element | null>): void {
  useEffect(() => {
    let pressing = false;
    let isPressed = false;
    const letGo = () => {
      const focused = document.activeElement;
      if (isPressed && focused instanceof SVGElement && board.current?.contains(focused))
        focused.blur();
    };
    const onDown = () => {
      pressing = true;
    };
    const onClick = ({ target }: MouseEvent) => {
      pressing = false;
      if (target instanceof Element && target.closest(OWN)) return;
      closeCard(session);
    };
    const onCancel = () => {
      pressing = false;
    };
    const onKey = (event: KeyboardEvent) => {
      pressing = false;
      if (event.key !== 'Escape') return;
      // That is all that Escape does then; with no card in sight it leads from the board to the actions.
      if (hasCard(session) && board.current?.contains(document.activeElement))
        event.preventDefault();
      closeCard(session);
      letGo();
    };
    const onFocus = ({ target }: FocusEvent) => {
      if (!(target instanceof Element)) return;
      isPressed = pressing;
      if (pressing) return;
      if (board.current?.contains(target) || target.closest(OWN)) return;
      session.focused.value = null;
      closeCard(session);
    };
    document.addEventListener('pointerdown', onDown, true);
    document.addEventListener('pointercancel', onCancel);
    document.addEventListener('click', onClick);
    // The board keeps its own keys to itself.
    document.addEventListener('keydown', onKey, true);
    document.addEventListener('focusin', onFocus);
    const thrown = computed(() => session.stage.value.thrown.key);
    const unwatch = thrown.subscribe(letGo);
    return () => {
      unwatch();
      document.removeEventListener('pointerdown', onDown, true);
      document.removeEventListener('pointercancel', onCancel);
      document.removeEventListener('click', onClick);
      document.removeEventListener('keydown', onKey, true);
      document.removeEventListener('focusin', onFocus);
    };
  }, [session]);
}
