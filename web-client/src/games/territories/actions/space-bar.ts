import type { RefObject } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { settings } from '../../../settings';
import { isTyping } from '../../../ui/aria';
import type { Session } from '../session';
import { throwDice } from '../throw-dice';
import { waitingWords } from './waiting';

/**
 * While a throw is due, the space bar shakes and throws wherever it does not press something else; what the
 * mouse has pressed before, and what still has the focus for that, is not meant. At
 * other times it says why not, as a mere note: it is often pressed a moment too early. A throw made from
 * nowhere leaves the focus on the button, where the next one finds it.
 */
export function useSpaceBar(
  session: Session,
  refuse: (kind: 'polite') => void,
  button: RefObject<HTMLButtonElement | null>,
): void {
  const { throwing, shaking } = session;
  const refusing = useRef(refuse);
  refusing.current = refuse;
  useLayoutEffect(() => {
    let pointed: Element | null = null;
    let isTaken = false;
    const onPoint = ({ target }: PointerEvent) => {
      pointed = pressedAt(target);
    };
    const onFocus = ({ target }: FocusEvent) => {
      if (target !== pointed) pointed = null;
    };
    const onDown = (event: KeyboardEvent) => {
      const reason = waitingWords(session);
      const isDue = throwing.value !== null;
      isTaken = isForTheDice(event, pointed) && (isDue || reason !== undefined);
      if (!isTaken) return;
      event.preventDefault();
      shaking.value = isDue;
      if (reason !== undefined && !event.repeat) refusing.current('polite');
    };
    const onUp = (event: KeyboardEvent) => {
      if (event.key === 'Escape') pointed = document.activeElement?.closest(OPENER) ?? pointed;
      if (event.key !== ' ' || !isTaken) return;
      isTaken = false;
      event.preventDefault();
      if (!shaking.value) return;
      throwDice(session);
      const at = document.activeElement;
      if (at === document.body || at === pointed) button.current?.focus();
    };
    const letGo = () => {
      shaking.value = false;
    };
    document.addEventListener('pointerdown', onPoint);
    document.addEventListener('focusin', onFocus);
    document.addEventListener('keydown', onDown);
    document.addEventListener('keyup', onUp);
    window.addEventListener('blur', letGo);
    return () => {
      document.removeEventListener('pointerdown', onPoint);
      document.removeEventListener('focusin', onFocus);
      document.removeEventListener('keydown', onDown);
      document.removeEventListener('keyup', onUp);
      window.removeEventListener('blur', letGo);
    };
  }, [session]);
}

/** A tab and a choice are made by arrows: there the space bar has nothing else to do. */
const PRESSED = 'button:not([role="tab"]), a, summary, input:not([type="radio"])';

/** Escape leaves the focus on what has opened a small panel: that is open no more, and not meant either. */
const OPENER = '.popover button';

/** What a press of a pointer there presses and gives the focus to; of a label what it names. */
function pressedAt(target: EventTarget | null): Element | null {
  if (!(target instanceof Element)) return null;
  return target.closest('label')?.control ?? target.closest(PRESSED);
}

function isForTheDice(event: KeyboardEvent, pointed: Element | null): boolean {
  const { key, target, ctrlKey, metaKey, altKey } = event;
  if (key !== ' ' || ctrlKey || metaKey || altKey || !settings.keyCaps.value) return false;
  if (isTyping(target) || document.querySelector('dialog[open]')) return false;
  const pressed = target instanceof Element ? target.closest(PRESSED) : null;
  return pressed === null || pressed === pointed;
}
