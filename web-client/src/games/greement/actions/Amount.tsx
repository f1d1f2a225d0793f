import './amount.css';
import './amount-phone.css';
import { useRef } from 'preact/hooks';
import { announce } from '../../../ui/aria';
import { Stepper, type StepperEnds } from '../../../ui/Stepper';
import { goOnTo } from './enter';

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
  /** The key of the button that Enter goes on to, where it has no badge of its own. */
  enterTo?: string;
  /** What stands for the eye in the place of its label, where that alone says too little. */
  told?: string | undefined;
  /** The amount cannot be paid. */
  wrong?: boolean;
  /** It stands in the row of the buttons, its label under the figure: a phone has no room for a slider. */
  inActs?: boolean;
}

/** An amount of coins: a stepper for the exact figure and a slider for the rough one. */
export function Amount(props: Props) {
  const { ticks = [], row, wrong, slide, told, enterTo, inActs, ...stepper } = props;
  const { label, value, min } = stepper;
  const { onChange, ...keys } = useKeysThatAnswer(stepper, enterTo);
  if (inActs) {
    return (
      <div class={`in-acts${wrong ? ' wrong' : ''}`} {...keys}>
        {row && <span class={`amount-label${told ? ' told' : ''}`}>{told ?? label}</span>}
        <Stepper {...stepper} onChange={onChange} />
      </div>
    );
  }
  const max = slide ?? stepper.max;
  const part = max > min ? (value - min) / (max - min) : 0;
  return (
    <div class={`amount${row ? ' in-row' : ''}${wrong ? ' wrong' : ''}`} {...keys}>
      {row && <span class="amount-label">{label}</span>}
      <Stepper {...stepper} onChange={onChange} />
      <div class="amount-slide" style={{ '--part': String(part) }}>
        {max > min && (
          <input
            type="range"
            tabIndex={-1}
            aria-hidden="true"
            min={min}
            max={max}
            value={value}
            onInput={(event) => onChange(Number(event.currentTarget.value))}
          />
        )}
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

/**
 * A key that changes nothing says why, in the words under the number; Enter goes on. A digit that leaves the least, or
 * what it writes, may be the first of a number that is open.
 */
function useKeysThatAnswer({ value, max, onChange }: Props, enterTo: string | undefined) {
  const isChanged = useRef(false);
  return {
    onChange: (next: number) => {
      isChanged.current = true;
      onChange(next);
    },
    onKeyDownCapture: () => {
      isChanged.current = false;
    },
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key === 'Enter' && enterTo !== undefined) {
        event.preventDefault();
        goOnTo(enterTo);
      } else if (event.defaultPrevented && !isChanged.current) {
        const isDigit = /^\d$/.test(event.key);
        if (isDigit && (value < max || Number(event.key) === value)) return;
        const place = event.currentTarget as Element;
        const why = place.querySelector('.stepper-end')?.textContent;
        if (why) announce(why, 'assertive');
      }
    },
  };
}
