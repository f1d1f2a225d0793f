import type { RefObject } from 'preact';
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import { isTyping } from '../../ui/aria';
import { focusIn, giveBack, giveTo, readable } from '../../ui/focus';

/** When the bubble takes the focus, and from what. */
interface BubbleFocus {
  step: string;
  placed: boolean;
  before: RefObject<Element | null>;
}

/**
 * The bubble's main button has the focus with every step, for all else lies under the veil: but never
 * from somebody who types. What only leads elsewhere does not get it back.
 */
export function useBubbleFocus(
  bubble: RefObject<HTMLElement | null>,
  { step, placed, before }: BubbleFocus,
): void {
  useLayoutEffect(() => {
    if (!placed || !bubble.current) return;
    const at = document.activeElement;
    const own = bubble.current.contains(at);
    if (own || !isTyping(at)) {
      if (!own && !isFree(at) && !at?.closest('.skip-link')) before.current = at;
      focusIn(bubble.current);
    }
  }, [step, placed]);
}

/**
 * Escape puts the bubble away, wherever the focus is: at once where the bubble has it, or nothing has; else
 * after all that steps back by Escape itself, a tray or a dialog.
 */
export function useBubbleEscape(bubble: RefObject<HTMLElement | null>, onLater: () => void): void {
  const later = useRef(onLater);
  later.current = onLater;
  useEffect(() => {
    const hear = (event: KeyboardEvent, isFirst: boolean) => {
      if (event.key !== 'Escape' || event.defaultPrevented) return;
      const at = document.activeElement;
      const own = isFree(at) || bubble.current?.contains(at);
      if ((isFirst && !own) || document.querySelector('dialog[open]')) return;
      event.preventDefault();
      later.current();
    };
    const first = (event: KeyboardEvent) => hear(event, true);
    const last = (event: KeyboardEvent) => hear(event, false);
    // Before the games hear it, which let go of what is chosen, and once more after them.
    document.addEventListener('keydown', first, true);
    window.addEventListener('keydown', last);
    return () => {
      document.removeEventListener('keydown', first, true);
      window.removeEventListener('keydown', last);
    };
  }, []);
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
    if (!giveBack(back)) focusOnActions();
  }, [guided]);
  return before;
}

export function focusOnActions(): void {
  const at = homeOfActions();
  if (at) giveTo(at);
}

/**
 * What calls itself the home of the focus, and bears to be held; else the part itself, not one of its
 * buttons: nobody ends his turn by the key that led here. After the end it is the page.
 */
export function homeOfActions(): HTMLElement | null {
  const home = document.querySelector<HTMLElement>('[data-focus=home]');
  if (home) return home;
  const actions = document.querySelector<HTMLElement>('.action-slot, .sheet');
  const part = actions ?? document.getElementById('content');
  return part && readable(part);
}

/** Nothing can be pressed where the focus is. */
export function isFree(at: Element | null): boolean {
  const isRead = at instanceof HTMLElement && at.dataset.focus === 'read';
  return at === null || at === document.body || isRead;
}
