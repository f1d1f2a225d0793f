import type { RefObject } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { openedByKey } from './keys';

/** A switch is none of them: the space bar would turn it where a game throws by that key. */
const CONTROLS =
  'button:not([aria-disabled=true], [data-focus=never], :disabled, [tabindex="-1"]), input:not(:disabled, [role=switch]), select, [tabindex="0"]';

const USABLE = ':not([aria-disabled=true], [data-focus=never])';

/** Nothing in it is part of the decision: by Enter, which was meant for that, it would be gone unread. */
const HINT = '.hint-note';

const MOST_WANTED = [
  '[data-focus=first]',
  `.button.main${USABLE}`,
  `.act-bar .button${USABLE}`,
  CONTROLS,
];

/** A part of the page that takes the focus when a key has opened it. */
export function useFocusByKey<E extends HTMLElement = HTMLElement>(): RefObject<E | null> {
  const part = useRef<E>(null);
  const [isByKey] = useState(openedByKey);
  useEffect(() => {
    if (part.current && isByKey && !staysWhereItIs()) focusIn(part.current);
  }, []);
  return part;
}

/** True on a board that is walked by arrows and whose actions have keys of their own. */
function staysWhereItIs(): boolean {
  return document.activeElement?.closest('[data-focus=stay]') != null;
}

/**
 * A part of the page in which one thing takes the place of another, a tray that of the buttons: where
 * what had the focus goes, what has come instead has it, or what is at `home` if anything is.
 */
export function useKeptFocus<E extends HTMLElement = HTMLElement>(
  home?: (part: E) => HTMLElement | SVGElement | null,
): RefObject<E | null> {
  const part = useRef<E>(null);
  useEffect(() => {
    const place = part.current;
    if (!place) return;
    let last: Element | null = null;
    const note = (event: FocusEvent) => {
      last = event.target instanceof Element ? event.target : null;
    };
    const forget = ({ target }: FocusEvent) => {
      queueMicrotask(() => {
        if (last === target && last?.isConnected) last = null;
      });
    };
    const changes = new MutationObserver(() => {
      if (!last || last.isConnected || document.activeElement !== document.body) return;
      last = null;
      const at = home?.(place);
      if (at) giveTo(at);
      else focusIn(place);
    });
    place.addEventListener('focusin', note);
    place.addEventListener('focusout', forget);
    changes.observe(place, { childList: true, subtree: true });
    return () => {
      place.removeEventListener('focusin', note);
      place.removeEventListener('focusout', forget);
      changes.disconnect();
    };
  }, []);
  return part;
}

/** Gives the focus back to what had it, a space of a drawn board too; false where that is gone. */
export function giveBack(before: Element | null): boolean {
  const bearsIt = before instanceof HTMLElement || before instanceof SVGElement;
  if (!bearsIt || !before.isConnected) return false;
  before.focus();
  return true;
}

/** Once nothing more can be done, what had the focus and is dead now gives it to its bar, which is read. */
export function useRestFromDead(alive: boolean): void {
  useEffect(() => {
    const at = document.activeElement;
    const bar = at?.closest<HTMLElement>('.act-bar, .sheet');
    if (!alive && bar && at?.getAttribute('aria-disabled') === 'true') readOut(bar);
  }, [alive]);
}

/** What asks for it, else the main button, else the first thing that can be used, else the part itself, which is then read. */
export function focusIn(part: HTMLElement): void {
  const first = MOST_WANTED.map((wanted) => seen(part, wanted)).find((each) => each);
  if (first) first.focus();
  else readOut(part);
}

/**
 * The focus on a whole part of the page, for those who have it read to them; the next Tab leads to its
 * first control.
 */
export function readOut(part: HTMLElement): void {
  giveTo(readable(part));
}

/** What is read as a whole does not move the page. */
export function giveTo(at: HTMLElement | SVGElement): void {
  at.focus({ preventScroll: at.dataset.focus === 'read' });
}

/** The part, ready to have the focus as a whole. */
export function readable(part: HTMLElement): HTMLElement {
  part.tabIndex = -1;
  part.dataset.focus = 'read';
  return part;
}

function seen(part: HTMLElement, wanted: string): HTMLElement | undefined {
  return [...part.querySelectorAll<HTMLElement>(wanted)].find(
    (each) => !each.closest(HINT) && (each.checkVisibility?.() ?? true),
  );
}
