import { useEffect, useState } from 'preact/hooks';
import { figure } from '../i18n/figure';

interface Props {
  value: number;
  /** True while pieces may travel; otherwise the figure changes at once. */
  moving: boolean;
  printed?: (value: number) => string;
  /** In milliseconds, when what it changes by leaves or arrives: until then the figure stands. */
  wait?: { fall: number; rise: number };
}

const ROLL_MILLIS = 600;

/** A figure that rolls from what it was to what it is; read aloud it is always what it is. */
export function Rolling({ value, moving, printed = figure, wait }: Props) {
  const shown = useRoll(value, moving, wait);
  if (shown === value) return <>{printed(value)}</>;
  return (
    <>
      <span aria-hidden="true">{printed(shown)}</span>
      <span class="hidden-text">{printed(value)}</span>
    </>
  );
}

function useRoll(value: number, moving: boolean, wait: Props['wait']): number {
  const [shown, setShown] = useState(value);
  useEffect(() => {
    if (!moving || shown === value) {
      setShown(value);
      return;
    }
    const from = shown;
    const begun = performance.now() + ((value > from ? wait?.rise : wait?.fall) ?? 0);
    let frame = 0;
    const roll = (now: number) => {
      const part = Math.min(1, Math.max(0, (now - begun) / ROLL_MILLIS));
      setShown(Math.round(from + (value - from) * part));
      if (part < 1) frame = requestAnimationFrame(roll);
    };
    frame = requestAnimationFrame(roll);
    return () => cancelAnimationFrame(frame);
  }, [value, moving]);
  return moving ? shown : value;
}
