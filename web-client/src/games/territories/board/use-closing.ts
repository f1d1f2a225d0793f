import type { RefObject } from 'preact';
import { useEffect } from 'preact/hooks';
import { closeCard, type Session } from '../session';

/** What belongs to a card: the field that opens it and closes it again, and on a phone the card itself. */
const OWN = '[data-number], .field-facts';

/**
 * Closes the card of a field with Escape wherever the focus is, as soon as the focus is taken away from
 * the board, and after a press anywhere else. The press does its own work first: what it is meant for
 * stays in its place until then.
 */
export function useClosing(session: Session, board: RefObject<Element | null>): void {
  useEffect(() => {
    let pressing = false;
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
    const onKey = ({ key }: KeyboardEvent) => {
      pressing = false;
      if (key === 'Escape') closeCard(session);
    };
    const onFocus = ({ target }: FocusEvent) => {
      if (pressing || !(target instanceof Element)) return;
      if (board.current?.contains(target) || target.closest(OWN)) return;
      session.focused.value = null;
      closeCard(session);
    };
    document.addEventListener('pointerdown', onDown, true);
    document.addEventListener('pointercancel', onCancel);
    document.addEventListener('click', onClick);
    document.addEventListener('keydown', onKey);
    document.addEventListener('focusin', onFocus);
    return () => {
      document.removeEventListener('pointerdown', onDown, true);
      document.removeEventListener('pointercancel', onCancel);
      document.removeEventListener('click', onClick);
      document.removeEventListener('keydown', onKey);
      document.removeEventListener('focusin', onFocus);
    };
  }, [session]);
}
