import type { RefObject } from 'preact';
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import { isTyping } from '../../ui/aria';
import { focusIn, readOut } from '../../ui/focus';

/** When the bubble takes the focus, and from what. */
interface BubbleFocus {
  step: string;
  placed: boolean;
  byPress: boolean;
  before: RefObject<Element | null>;
}

/**
 * The bubble's main button has the focus when a press has opened it, also while the steps go on. Where it
 * comes by itself it takes what nobody has, and never from somebody who types.
 */
export function useBubbleFocus(
  bubble: RefObject<HTMLElement | null>,
  { step, placed, byPress, before }: BubbleFocus,
): void {
  const wanted = useRef(byPress);
  useLayoutEffect(() => {
    if (!placed || !bubble.current) return;
    const at = document.activeElement;
    const own = bubble.current.contains(at);
    if (own || isFree(at) || (wanted.current && !isTyping(at))) {
      if (!own && !isFree(at)) before.current = at;
      focusIn(bubble.current);
    }
    wanted.current = false;
  }, [step, placed]);
}

/**
 * Escape puts the bubble away where it has the focus, or nothing has; all else on the page keeps its own,
 * and only a second one after it is the bubble's.
 */
export function useBubbleEscape(bubble: RefObject<HTMLElement | null>, onLater: () => void): void {
  const spent = useRef(false);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const at = document.activeElement;
      const again = spent.current;
      spent.current = false;
      if (event.key !== 'Escape' || document.querySelector('dialog[open]')) return;
      if (!again && !isFree(at) && !bubble.current?.contains(at)) {
        spent.current = true;
        return;
      }
      event.preventDefault();
      onLater();
    };
    // Before the games hear it, which let go of what is chosen.
    document.addEventListener('keydown', onKey, true);
    return () => document.removeEventListener('keydown', onKey, true);
  });
}

/**
 * Once nobody is guided any more the focus is where it was before, which the bubble notes here, else at
 * what can be done.
 */
export function useFocusAfter(guided: boolean): RefObject<Element | null> {
  const before = useRef<Element | null>(null);
  const was = useRef(false);
  useLayoutEffect(() => {
    const ends = was.current && !guided;
    was.current = guided;
    if (!ends || !isFree(document.activeElement)) return;
    const back = before.current;
    before.current = null;
    if (back instanceof HTMLElement && back.isConnected) back.focus();
    else focusOnActions();
  }, [guided]);
  return before;
}

/**
 * What calls itself the home of the focus, and bears to be held; else the part itself, not one of its
 * buttons: nobody ends his turn by the key that led here.
 */
export function focusOnActions(): void {
  const home = document.querySelector<HTMLElement>('[data-focus=home]');
  if (home) {
    home.focus();
    return;
  }
  const actions = document.querySelector<HTMLElement>('.action-slot, .sheet');
  if (actions) readOut(actions);
}

/** Nothing can be pressed where the focus is. */
export function isFree(at: Element | null): boolean {
  const isRead = at instanceof HTMLElement && at.dataset.focus === 'read';
  return at === null || at === document.body || isRead;
}
