import './throw.css';
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { announce } from '../../../ui/aria';
import { Icon } from '../../../ui/Icon';
import { toast } from '../../../ui/toast';
import type { Session } from '../session';
import { comeBack, throwDice } from '../throw-dice';
import { t } from '../words';
import { HoldHint } from './HoldHint';
import { useSpaceBar } from './space-bar';
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
  const takeBack = useRef<() => void>(undefined);
  // The press that asks for it may end what it names, and what follows is told before it is read.
  useLayoutEffect(() => takeBack.current?.(), [reason]);
  useLayoutEffect(() => () => takeBack.current?.(), []);
  const refuse = (kind: 'assertive' | 'polite') => {
    if (reason === undefined) return;
    if (comeBack(session)) toast(t('do.back', { reason }), 'plain');
    else takeBack.current = announce(reason, isUnderway(session) ? 'polite' : kind);
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
        <span class="button-second">
          <HoldHint session={session}>{t('do.hold')}</HoldHint>
        </span>
      )}
    </button>
  );
}
