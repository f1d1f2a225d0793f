import type { RefObject } from 'preact';
import { useEffect, useId, useRef } from 'preact/hooks';
import { t } from '../i18n';
import { figure } from '../i18n/figure';
import { play } from '../sound/player';
import { useHold } from './hold';
import { Icon } from './Icon';

interface Props {
  /** What is counted, for screen readers. */
  label: string;
  value: number;
  min: number;
  max: number;
  step?: number;
  /** How the value reads, with its unit. */
  format?: (value: number) => string;
  /** Why it goes no lower and no higher; the number itself says so where nothing better is known. */
  ends?: StepperEnds | undefined;
  onChange: (value: number) => void;
  /** Its keys work wherever the focus is in its bar, but on a field: there is no other number to mean. */
  wide?: boolean | undefined;
  /** The focus that nobody placed comes to it before all others. */
  focus?: 'first' | undefined;
}

export interface StepperEnds {
  least?: string | undefined;
  most?: string | undefined;
}

/**
 * A number with a button on either side, which repeats while it is held; arrow keys, Home and End work
 * on it as on a slider, and digits write it. At its limit the button is dashed, and a small line says
 * why.
 */
export function Stepper(props: Props) {
  const { label, value, min, max, step = 1, format = figure, onChange } = props;
  const why = useId();
  const end = endWords(props);
  const set = (wanted: number) => {
    const next = Math.max(min, Math.min(max, wanted));
    if (next !== value) onChange(next);
    return next !== value;
  };
  const write = useDigits();
  const less = useHold(() => set(value - step), thud);
  const more = useHold(() => set(value + step), thud);
  const onKey = (event: KeyboardEvent) => {
    const wanted = write(event) ?? keyed(event.key, { value, min, max, step });
    if (wanted === undefined) return;
    event.preventDefault();
    set(wanted);
  };
  const self = useRef<HTMLSpanElement>(null);
  useKeysOfBar(props.wide === true, self, onKey);
  return (
    <div class="stepper">
      <button
        type="button"
        tabIndex={-1}
        aria-label={t('do.less', { what: label })}
        disabled={value <= min}
        {...less}
      >
        <Icon name="minus" size={18} />
      </button>
      <span
        ref={self}
        class="stepper-value"
        role="spinbutton"
        tabIndex={0}
        aria-label={label}
        aria-valuenow={value}
        aria-valuemin={min}
        aria-valuemax={max}
        aria-valuetext={format(value)}
        aria-describedby={end && why}
        data-focus={props.focus}
        onKeyDown={onKey}
      >
        {format(value)}
      </span>
      <button
        type="button"
        tabIndex={-1}
        aria-label={t('do.more', { what: label })}
        disabled={value >= max}
        {...more}
      >
        <Icon name="plus" size={18} />
      </button>
      {end && (
        <small id={why} class="stepper-end">
          {end}
        </small>
      )}
    </div>
  );
}

/** The keys of a number from everywhere in its bar; what has an answer of its own to them keeps it. */
function useKeysOfBar(
  wide: boolean,
  self: RefObject<HTMLElement | null>,
  onKey: (event: KeyboardEvent) => void,
): void {
  useEffect(() => {
    if (!wide) return undefined;
    const listen = (event: KeyboardEvent) => {
      const { target, defaultPrevented, ctrlKey, metaKey, altKey } = event;
      if (defaultPrevented || ctrlKey || metaKey || altKey) return;
      if (document.querySelector('dialog[open]')) return;
      const bar = self.current?.closest('.act-bar');
      if (!bar || !(target instanceof Element)) return;
      const isHere = bar.contains(target) || target.contains(bar);
      const answers = target.closest('input, select, [role=spinbutton]');
      if (isHere && !answers) onKey(event);
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  });
}

const thud = () => play('refused');

/** Digits that come close after each other write one number. */
const WRITING_MILLIS = 1200;

function useDigits() {
  const written = useRef({ number: 0, atMillis: Number.NEGATIVE_INFINITY });
  return ({ key, ctrlKey, metaKey, altKey, timeStamp }: KeyboardEvent): number | undefined => {
    if (!/^\d$/.test(key) || ctrlKey || metaKey || altKey) return undefined;
    const { number, atMillis } = written.current;
    const begun = timeStamp - atMillis < WRITING_MILLIS ? number : 0;
    written.current = { number: begun * 10 + Number(key), atMillis: timeStamp };
    return written.current.number;
  };
}

/** Why it cannot be stepped on; that nothing is less than nothing goes without saying. */
function endWords({ value, min, max, format = figure, ends = {} }: Props): string | undefined {
  if (max === 0 && min === 0) return ends.most;
  if (value >= max) return ends.most ?? t('do.most', { value: format(max) });
  if (value > min) return undefined;
  return ends.least ?? (min === 0 ? undefined : t('do.least', { value: format(min) }));
}

interface Range {
  value: number;
  min: number;
  max: number;
  step: number;
}

function keyed(key: string, { value, min, max, step }: Range): number | undefined {
  switch (key) {
    case 'ArrowUp':
    case 'ArrowRight':
      return value + step;
    case 'ArrowDown':
    case 'ArrowLeft':
      return value - step;
    case 'PageUp':
      return value + 10 * step;
    case 'PageDown':
      return value - 10 * step;
    case 'Home':
      return min;
    case 'End':
      return max;
    default:
      return undefined;
  }
}
