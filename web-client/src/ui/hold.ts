import { useEffect, useRef } from 'preact/hooks';

/** After so long a button that is held repeats itself, so often in a second. */
const HOLD_MILLIS = 400;
const STEP_MILLIS = 1000 / 8;

/**
 * A button that repeats while it is held: what to spread on it. The step is the one of the newest
 * rendering and answers false at its limit, where repeating ends with a call of `thud`.
 */
export function useHold(step: () => boolean, thud: () => void) {
  const newest = useRef(step);
  newest.current = step;
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const repeated = useRef(false);
  const stop = () => clearTimeout(timer.current);
  useEffect(() => stop, []);
  const again = () => {
    repeated.current = true;
    if (newest.current()) timer.current = setTimeout(again, STEP_MILLIS);
    else thud();
  };
  return {
    onPointerDown: () => {
      stop();
      repeated.current = false;
      timer.current = setTimeout(again, HOLD_MILLIS);
    },
    onPointerUp: stop,
    onPointerLeave: stop,
    onPointerCancel: stop,
    onClick: () => {
      stop();
      if (!repeated.current) newest.current();
      repeated.current = false;
    },
  };
}
