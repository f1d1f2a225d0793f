import type { RefObject } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { usePressElsewhere } from '../../../ui/press-elsewhere';
import type { ValueKey } from '../cards';

/** How long it is told what a value is. */
const TOLD_MILLIS = 4000;

/**
 * The value that was pressed last. Pressed once more it is let go, and so it is after a moment, at any
 * other press, at Escape and as soon as something is scrolled: what is told lies over the map.
 */
export function useNamedValue(strip: RefObject<HTMLElement | null>) {
  const [named, setNamed] = useState<ValueKey | null>(null);
  usePressElsewhere(strip, named !== null, () => setNamed(null));
  useEffect(() => {
    if (named === null) return;
    const end = () => setNamed(null);
    const onKey = ({ key }: KeyboardEvent) => key === 'Escape' && end();
    const timer = setTimeout(end, TOLD_MILLIS);
    document.addEventListener('scroll', end, true);
    document.addEventListener('keydown', onKey, true);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('scroll', end, true);
      document.removeEventListener('keydown', onKey, true);
    };
  }, [named]);
  return { named, press: (key: ValueKey) => setNamed(key === named ? null : key) };
}
