import { signal } from '@preact/signals';
import { useEffect, useLayoutEffect } from 'preact/hooks';
import { settings } from '../settings';
import { isTyping } from './aria';

const SHIFT = 'shift+';

/**
 * Calls `act` when `key` is pressed and no field has the focus. Letters answer in either case; the reader can
 * turn key caps off. A dialog keeps the keys of the page behind it still. A key pressed right after a change
 * acts on what is shown by then: hence the layout effect. "shift+n" is heard before "n", which then stays still.
 */
export function useKey(key: string | undefined, act: () => void): void {
  useLayoutEffect(() => {
    if (!key) return;
    const isShifted = key.startsWith(SHIFT);
    const plain = isShifted ? key.slice(SHIFT.length) : key;
    const onKey = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
      if (isShifted && !event.shiftKey) return;
      if (event.key.toLowerCase() !== plain.toLowerCase() || isTyping(event.target)) return;
      if (!settings.keyCaps.value || document.querySelector('dialog[open]')) return;
      if (event.key === 'Enter' && isPressed(event.target)) return;
      event.preventDefault();
      byKey(act);
    };
    document.addEventListener('keydown', onKey, isShifted);
    return () => document.removeEventListener('keydown', onKey, isShifted);
  });
}

let isKeyActing = false;

/**
 * Does what a key asks for: what comes on the page by it may take the focus. That is what is drawn right
 * after it, and not what the server answers, however soon.
 */
export function byKey(act: () => void): void {
  isKeyActing = true;
  try {
    act();
  } finally {
    queueMicrotask(() => {
      isKeyActing = false;
    });
  }
}

/** True while what a key has done is drawn for the first time. */
export function openedByKey(): boolean {
  return isKeyActing;
}

let lastPressed = '';

/** What is read as a whole has a ring for who uses keys, also where the page itself gave it the focus. */
function note(key: string): void {
  lastPressed = key;
  document.documentElement.toggleAttribute('data-by-keys', key !== '');
}

document.addEventListener('keydown', ({ key }) => note(key), true);
document.addEventListener('pointerdown', () => note(''), true);

/** True for a focus that the reader moves himself, step by step, and not the page after what he did. */
export function steppedByKey(): boolean {
  return /^(Tab|Arrow)/.test(lastPressed);
}

const inFocus = signal<Element | null>(null);
for (const change of ['focusin', 'focusout'] as const) {
  document.addEventListener(change, ({ relatedTarget, target }) => {
    const now = change === 'focusin' ? target : relatedTarget;
    inFocus.value = now instanceof Element ? now : null;
  });
}

/** What has the focus; to whoever asks for it while drawing it is told anew with each change. */
export function focused(): Element | null {
  return inFocus.value?.isConnected ? inFocus.value : null;
}

/** True while Enter presses nothing that has the focus. */
export function isEnterFree(): boolean {
  const at = focused();
  return !isPressed(at) && !isTyping(at);
}

/** Enter presses what has the focus, where that can be pressed. A choice is made by arrows. */
function isPressed(target: EventTarget | null): boolean {
  if (!(target instanceof Element)) return false;
  return target.closest('button, a, summary, input:not([type=radio], [type=checkbox])') !== null;
}

/**
 * Escape steps back: out of a tray, away from what was chosen; a dialog keeps it. Where `back` says false there
 * was nothing to step back from, and others hear it.
 */
export function useEscape(back: () => unknown): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented) return;
      if (document.querySelector('dialog[open]')) return;
      if (back() !== false) event.preventDefault();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  });
}
