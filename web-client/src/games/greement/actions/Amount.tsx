import './amount.css';
import { Stepper, type StepperEnds } from '../../../ui/Stepper';

interface Props {
  label: string;
  value: number;
  min: number;
  max: number;
  ends?: StepperEnds | undefined;
  onChange: (value: number) => void;
  /** Where the slider ends, if that is before the most. */
  slide?: number;
  /** Values to be marked under the slider, with what they are. */
  ticks?: readonly { value: number; words?: string }[];
  /** One row with its label, as in a form; otherwise the number stands large by itself. */
  row?: boolean;
  /** Its keys work from everywhere in its bar. */
  wide?: boolean;
  /** The focus comes to it when a key opens its tray. */
  focus?: 'first';
  /** The amount cannot be paid. */
  wrong?: boolean;
}

/** An amount of coins: a stepper for the exact figure and a slider for the rough one. */
export function Amount({ ticks = [], row, wrong, slide, ...stepper }: Props) {
  const { label, value, min, onChange } = stepper;
  const max = slide ?? stepper.max;
  const part = max > min ? (value - min) / (max - min) : 0;
  return (
    <div class={`amount${row ? ' in-row' : ''}${wrong ? ' wrong' : ''}`}>
      {row && <span class="amount-label">{label}</span>}
      <Stepper {...stepper} />
      <div class="amount-slide" style={{ '--part': String(part) }}>
        <input
          type="range"
          tabIndex={-1}
          aria-hidden="true"
          min={min}
          max={max}
          value={value}
          onInput={(event) => onChange(Number(event.currentTarget.value))}
        />
        {ticks.length > 0 && (
          <div class="amount-ticks" aria-hidden="true">
            {ticks.map((tick) => (
              <span
                key={tick.value}
                class={tick.value === value ? 'here' : ''}
                style={{ '--at': String(max > min ? (tick.value - min) / (max - min) : 0) }}
              >
                {tick.value}
                {tick.words && <small>{tick.words}</small>}
              </span>
            ))}
          </div>
        )}
      </div>
    </div>
  );
}
