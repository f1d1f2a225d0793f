import './throw.css';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { settings } from '../../../settings';
import { isTyping } from '../../../ui/aria';
import { Icon } from '../../../ui/Icon';
import { type Session, throwDice } from '../session';
import { t } from '../words';

/**
 * The one big button: pressed and held it shakes the dice, released it throws them. The space bar does
 * the same. What falls, the server draws.
 */
export function ThrowButton({ session }: { session: Session }) {
  const { play, throwing, shaking } = session;
  const thrown = useRef(false);
  useSpaceBar(session);
  const kind = throwing.value;
  if (!kind) return null;
  const busy = play.busy.value === kind;
  const shake = (on: boolean) => () => {
    thrown.current = false;
    shaking.value = on;
  };
  return (
    <button
      type="button"
      class="button main large throw"
      aria-busy={busy}
      aria-keyshortcuts="Space"
      onPointerDown={shake(true)}
      onPointerLeave={shake(false)}
      onPointerCancel={shake(false)}
      onPointerUp={() => {
        if (shaking.value) throwDice(session);
        thrown.current = true;
      }}
      onKeyDown={(event) => {
        if (event.key === ' ') shaking.value = true;
      }}
      onBlur={shake(false)}
      onContextMenu={(event) => event.preventDefault()}
      onClick={() => {
        if (!thrown.current) throwDice(session);
        thrown.current = false;
      }}
    >
      <span class="button-line">
        {play.phone.value && <Icon name="dice-five" />}
        <span class="button-label">{t(`do.${kind}`)}</span>
      </span>
      {play.phone.value && <span class="button-second">{t('do.hold')}</span>}
    </button>
  );
}

/** While a throw is due, the space bar shakes and throws wherever it does not press something else. */
function useSpaceBar(session: Session): void {
  const { throwing, shaking } = session;
  const isDue = throwing.value !== null;
  useLayoutEffect(() => {
    if (!isDue) return;
    const onDown = (event: KeyboardEvent) => {
      if (!isForTheDice(event)) return;
      event.preventDefault();
      shaking.value = true;
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
  }, [isDue, session]);
}

function isForTheDice(event: KeyboardEvent): boolean {
  const { key, target, ctrlKey, metaKey, altKey } = event;
  if (key !== ' ' || ctrlKey || metaKey || altKey || !settings.keyCaps.value) return false;
  if (isTyping(target) || document.querySelector('dialog[open]')) return false;
  return !(target instanceof Element && target.closest('button, a, input, summary, [role="tab"]'));
}
