import './throw.css';
import type { RefObject } from 'preact';
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { settings } from '../../../settings';
import { announce, isTyping } from '../../../ui/aria';
import { Icon } from '../../../ui/Icon';
import { toast } from '../../../ui/toast';
import type { Session } from '../session';
import { comeBack, throwDice } from '../throw-dice';
import { t } from '../words';
import { isUnderway, waitingWords } from './waiting';

/**
 * The one big button: pressed and held it shakes the dice, released it throws them. The space bar does
 * the same. What falls, the server draws. While it is not the reader's to throw it stays, dashed, and
 * says why; whoever presses it is shown that line, and to an absent reader it is said that he is back by it.
 */
export function ThrowButton({ session }: { session: Session }) {
  const { play, throwing, shaking } = session;
  const thrown = useRef(false);
  const [asked, setAsked] = useState({ times: 0, reason: '' });
  const reason = waitingWords(session);
  const refuse = (kind: 'assertive' | 'polite') => {
    if (reason === undefined) return;
    if (comeBack(session)) toast(t('do.back', { reason }), 'plain');
    else announce(reason, isUnderway(session) ? 'polite' : kind);
    setAsked(({ times }) => ({ times: times + 1, reason }));
  };
  const button = useRef<HTMLButtonElement>(null);
  useSpaceBar(session, refuse, button);
  const kind = throwing.value ?? 'roll';
  if (reason === undefined && throwing.value === null) return null;
  const busy = play.busy.value === kind;
  const shake = (on: boolean) => () => {
    thrown.current = false;
    shaking.value = on && throwing.value !== null;
  };
  return (
    <button
      ref={button}
      type="button"
      class="button main large throw"
      aria-busy={busy}
      aria-disabled={reason === undefined ? undefined : true}
      aria-keyshortcuts="Space"
      data-focus="home"
      onPointerDown={shake(true)}
      onPointerLeave={shake(false)}
      onPointerCancel={shake(false)}
      onPointerUp={() => {
        if (shaking.value) throwDice(session);
        thrown.current = true;
      }}
      onKeyDown={(event) => {
        if (event.key === ' ') shaking.value = throwing.value !== null;
        // Held from before it had the focus, Enter is not meant for the dice.
        if (event.key === 'Enter' && event.repeat) event.preventDefault();
      }}
      onBlur={shake(false)}
      onContextMenu={(event) => event.preventDefault()}
      onClick={() => {
        if (reason !== undefined) refuse('assertive');
        else if (!thrown.current) throwDice(session);
        thrown.current = false;
      }}
    >
      <span class="button-line">
        {play.phone.value && <Icon name="dice-five" />}
        <span class="button-label">{t(`do.${kind}`)}</span>
      </span>
      {reason !== undefined && (
        <span
          key={asked.times}
          class={`button-second reason${asked.reason === reason ? ' asked' : ''}`}
        >
          {reason}
        </span>
      )}
      {reason === undefined && play.phone.value && (
        <span class="button-second">{t('do.hold')}</span>
      )}
    </button>
  );
}

/**
 * While a throw is due, the space bar shakes and throws wherever it does not press something else; what the
 * mouse has pressed before, and what still has the focus for that, is not meant. At
 * other times it says why not, as a mere note: it is often pressed a moment too early. A throw made from
 * nowhere leaves the focus on the button, where the next one finds it.
 */
function useSpaceBar(
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
