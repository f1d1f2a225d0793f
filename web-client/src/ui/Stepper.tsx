import { t } from '../i18n';
import { figure } from '../i18n/figure';
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
  onChange: (value: number) => void;
}

/** A number with a button on either side; arrow keys, Home and End work on it as on a slider. */
export function Stepper({ label, value, min, max, step = 1, format = figure, onChange }: Props) {
  const set = (wanted: number) => {
    const next = Math.max(min, Math.min(max, wanted));
    if (next !== value) onChange(next);
  };
  const onKey = (event: KeyboardEvent) => {
    const wanted = keyed(event.key, { value, min, max, step });
    if (wanted === undefined) return;
    event.preventDefault();
    set(wanted);
  };
  return (
    <div class="stepper">
      <button
        type="button"
        tabIndex={-1}
        aria-label={t('do.less', { what: label })}
        disabled={value <= min}
        onClick={() => set(value - step)}
      >
        <Icon name="minus" size={18} />
      </button>
      <span
        class="stepper-value"
        role="spinbutton"
        tabIndex={0}
        aria-label={label}
        aria-valuenow={value}
        aria-valuemin={min}
        aria-valuemax={max}
        aria-valuetext={format(value)}
        onKeyDown={onKey}
      >
        {format(value)}
      </span>
      <button
        type="button"
        tabIndex={-1}
        aria-label={t('do.more', { what: label })}
        disabled={value >= max}
        onClick={() => set(value + step)}
      >
        <Icon name="plus" size={18} />
      </button>
    </div>
  );
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
