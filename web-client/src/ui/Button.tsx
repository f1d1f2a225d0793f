import { useContext, useId, useRef, useState } from 'preact/hooks';
import { t } from '../i18n';
import { settings } from '../settings';
import { announce } from './aria';
import { Answering, Held, refuse } from './held';
import { Icon } from './Icon';
import type { IconName } from './icon-names';
import { steppedByKey, useKey } from './keys';
import { useToldOnce } from './reasons';

interface Props {
  label: string;
  /** Called as the reader's pointer or Tab come to it and leave it: what it is about can be shown elsewhere. */
  onPoint?: (isPointed: boolean) => void;
  /** Absent where it submits its form. */
  onClick?: () => void;
  /** Price, amount or consequence. Where it is given, the button has two lines. */
  second?: string | undefined;
  icon?: IconName | undefined;
  kind?: 'plain' | 'main' | 'quiet' | 'danger';
  size?: 'small' | 'normal' | 'large';
  /** The key that does the same while no field has the focus. */
  keyCap?: string | undefined;
  /** True while Enter does the same as its key, and its cap says so. */
  enter?: boolean | undefined;
  /** What follows, where the first press of the key only brings the focus here; its second one or Enter acts. */
  keyAsks?: string | undefined;
  chosen?: boolean | undefined;
  /** What it is about is pointed at elsewhere. */
  pointed?: boolean | undefined;
  busy?: boolean | undefined;
  /** Why it cannot be used now; the button stays, dashed, and says so, whole, in a line of its own. */
  blocked?: string | undefined;
  /** The same in two or three words, for the eye, where a row of small buttons has no room for it. */
  brief?: string | undefined;
  /** What it asks after the first press, and what to think of before the second, which alone acts. A danger button always asks. */
  sure?: string;
  sureLine?: string;
  /** The same for the ear, at once, where the question is more than its few words. */
  sureSaid?: string;
  /** Says more than the label to a screen reader, and begins with it. */
  name?: string;
  /** Whether the focus that nobody placed comes to it before all others, or never. */
  focus?: 'first' | 'never' | undefined;
  submit?: boolean;
}

/** What stands on the caps of keys that are no letters. */
const KEY_NAMES: Record<string, string> = { enter: '↵', escape: 'Esc' };

function capOf(key: string): string {
  return KEY_NAMES[key] ?? key.toUpperCase();
}

/** A button that says what it does and what follows. Never removed when it cannot be used: it states why. */
export function Button(props: Props) {
  const { label, second, icon, kind = 'plain', size = 'normal', keyCap, chosen, busy } = props;
  const { onPoint } = props;
  const [asking, setAsking] = useState(false);
  const [asked, setAsked] = useState(false);
  const [refused, setRefused] = useState(false);
  const self = useRef<HTMLButtonElement>(null);
  const reason = useId();
  const held = useContext(Held);
  const blocked = held ?? props.blocked;
  // What holds all of them stands in a banner: none says anything else meanwhile.
  const brief = held === undefined ? props.brief : undefined;
  const isToldOnce = useToldOnce(blocked);
  const answer = useContext(Answering);
  const press = () => {
    if (blocked) refuse(label, blocked, answer);
    setRefused(Boolean(blocked));
    if (blocked || busy) return;
    setAsked(false);
    const ask = (kind === 'danger' || props.sure !== undefined) && !asking;
    setAsking(ask);
    if (!ask) return props.onClick?.();
    const hasFocus = document.activeElement === self.current;
    self.current?.focus();
    // Where the focus comes to it the question is read anyway.
    if (props.sureSaid !== undefined) announce(props.sureSaid, 'assertive');
    else if (hasFocus) announce(props.sure ?? t('do.sure'));
  };
  useKey(keyCap, () => {
    if (props.keyAsks === undefined || asked || blocked || busy) return press();
    setAsked(true);
    self.current?.focus();
    announce(props.keyAsks, 'assertive');
  });
  useKey(props.enter ? 'enter' : undefined, press);
  const twoLines = second !== undefined || keyCap !== undefined;
  return (
    <button
      ref={self}
      type={props.submit ? 'submit' : 'button'}
      class={`button ${kind} ${size}${twoLines ? ' two-lines' : ''}${chosen ? ' chosen' : ''}${props.pointed ? ' pointed' : ''}${asking ? ' asking' : ''}${refused ? ' refused' : ''}`}
      aria-label={asking ? undefined : props.name}
      aria-disabled={blocked || busy ? true : undefined}
      aria-pressed={chosen}
      aria-busy={busy}
      aria-describedby={blocked && props.name ? reason : undefined}
      aria-keyshortcuts={keyCap}
      data-focus={props.focus}
      onAnimationEnd={() => setRefused(false)}
      onClick={(event) => {
        if (!props.submit || blocked || busy) event.preventDefault();
        if (!props.submit || blocked) press();
      }}
      onPointerEnter={(event) => event.pointerType !== 'touch' && onPoint?.(true)}
      onPointerLeave={() => onPoint?.(false)}
      onFocus={() => steppedByKey() && onPoint?.(true)}
      onBlur={() => {
        setAsking(false);
        setAsked(false);
        onPoint?.(false);
      }}
    >
      <span class="button-line">
        {busy ? <span class={`spinner${icon ? '' : ' apart'}`} /> : icon && <Icon name={icon} />}
        <span class="button-label">{asking ? (props.sure ?? t('do.sure')) : label}</span>
      </span>
      {blocked ? (
        <span id={reason} class={`button-second reason${isToldOnce ? ' told-once' : ''}`}>
          {blocked}
        </span>
      ) : (
        second && (
          <span class="button-second">
            {asking ? (props.sureLine ?? second) : (asked && props.keyAsks) || second}
          </span>
        )
      )}
      {blocked && brief && (
        <span class="button-brief" aria-hidden="true">
          {brief}
        </span>
      )}
      {keyCap && settings.keyCaps.value && (
        <span class="key-cap" aria-hidden="true">
          {[keyCap, ...(props.enter ? ['enter'] : [])].map(capOf).join(' ')}
        </span>
      )}
    </button>
  );
}
