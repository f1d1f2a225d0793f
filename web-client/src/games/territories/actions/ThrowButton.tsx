import './throw.css';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { settings } from '../../../settings';
import { announce, isTyping } from '../../../ui/aria';
import { Icon } from '../../../ui/Icon';
import { dismissToast, shownToast, toast } from '../../../ui/toast';
import type { Session } from '../session';
import { comeBack, throwDice } from '../throw-dice';
import { t } from '../words';
import { isUnderway, waitingWords } from './waiting';

/**
 * The one big button: pressed and held it shakes the dice, released it throws them. The space bar does
 * the same. What falls, the server draws. While it is not the reader's to throw it stays, dashed, and
 * says why.
 */
export function ThrowButton({ session }: { session: Session }) {
  const { play, throwing, shaking } = session;
  const thrown = useRef(false);
  useSpaceBar(session);
  const reason = waitingWords(session);
  useLapse(reason);
  const kind = throwing.value ?? 'roll';
  if (reason === undefined && throwing.value === null) return null;
  const busy = play.busy.value === kind;
  const shake = (on: boolean) => () => {
    thrown.current = false;
    shaking.value = on && throwing.value !== null;
  };
  return (
    <button
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
        if (reason !== undefined) refuse(session, reason, 'refused');
        else if (!thrown.current) throwDice(session);
        thrown.current = false;
      }}
    >
      <span class="button-line">
        {play.phone.value && <Icon name="dice-five" />}
        <span class="button-label">{t(`do.${kind}`)}</span>
      </span>
      {reason !== undefined && <span class="button-second reason">{reason}</span>}
      {reason === undefined && play.phone.value && (
        <span class="button-second">{t('do.hold')}</span>
      )}
    </button>
  );
}

/**
 * Says why not, and to an absent reader that he is back by it. That a throw is still being played stands in the
 * button itself, and is over before a toast would be: it is only said to those who listen.
 */
function refuse(session: Session, reason: string, kind: 'refused' | 'plain'): void {
  if (comeBack(session)) toast(t('do.back', { reason }), 'plain');
  else if (isUnderway(session)) announce(reason);
  else toast(reason, kind);
}

/** A toast that says what the button does not say any more is gone. */
function useLapse(reason: string | undefined): void {
  const before = useRef(reason);
  useLayoutEffect(() => {
    if (before.current !== undefined && shownToast.peek()?.text === before.current) dismissToast();
    before.current = reason;
  }, [reason]);
}

/**
 * While a throw is due, the space bar shakes and throws wherever it does not press something else. At
 * other times it says why not, as a mere note: it is often pressed a moment too early.
 */
function useSpaceBar(session: Session): void {
  const { throwing, shaking } = session;
  useLayoutEffect(() => {
    const onDown = (event: KeyboardEvent) => {
      const reason = waitingWords(session);
      const isDue = throwing.value !== null;
      if (!isForTheDice(event) || (!isDue && reason === undefined)) return;
      event.preventDefault();
      shaking.value = isDue;
      if (reason !== undefined && !event.repeat) refuse(session, reason, 'plain');
    };
    const onUp = (event: KeyboardEvent) => {
      if (!isForTheDice(event) || !shaking.value) return;
      event.preventDefault();
      throwDice(session);
    };
    const letGo = () => {
      shaking.value = false;
    };
    document.addEventListener('keydown', onDown);
    document.addEventListener('keyup', onUp);
    window.addEventListener('blur', letGo);
    return () => {
      document.removeEventListener('keydown', onDown);
      document.removeEventListener('keyup', onUp);
      window.removeEventListener('blur', letGo);
    };
  }, [session]);
}

/** A tab and a choice are made by arrows: there the space bar has nothing else to do. */
const PRESSED = 'button:not([role="tab"]), a, summary, input:not([type="radio"])';

function isForTheDice(event: KeyboardEvent): boolean {
  const { key, target, ctrlKey, metaKey, altKey } = event;
  if (key !== ' ' || ctrlKey || metaKey || altKey || !settings.keyCaps.value) return false;
  if (isTyping(target) || document.querySelector('dialog[open]')) return false;
  return !(target instanceof Element && target.closest(PRESSED));
}
