import { useEffect, useState } from 'preact/hooks';
import { figure } from '../i18n/figure';

interface Props {
  value: number;
  /** True while pieces may travel; otherwise the figure changes at once. */
  moving: boolean;
  printed?: (value: number) => string;
  /**
   * In milliseconds, when what it changes by leaves or arrives: until then the figure stands, and at the end
   * it stands again.
   */
  wait?: { fall: number; rise: number; end: number };
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
    const waits = (value > from ? wait?.rise : wait?.fall) ?? 0;
    const begun = performance.now() + waits;
    const lasts = wait ? Math.min(ROLL_MILLIS, wait.end - waits) : ROLL_MILLIS;
    let frame = 0;
    const roll = (now: number) => {
      const part = Math.min(1, Math.max(0, (now - begun) / lasts));
      setShown(Math.round(from + (value - from) * part));
      if (part < 1) frame = requestAnimationFrame(roll);
    };
    frame = requestAnimationFrame(roll);
    return () => cancelAnimationFrame(frame);
  }, [value, moving]);
  return moving ? shown : value;
}
