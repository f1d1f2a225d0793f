import type { RefObject } from 'preact';
import { useEffect } from 'preact/hooks';

/**
 * While something is open a press outside of its place ends it: as soon as a finger is down, or, where what closes
 * moves what lies under the finger, only after what was pressed has been done.
 */
export function usePressElsewhere(
  place: RefObject<HTMLElement | null>,
  isOpen: boolean,
  end: () => void,
  moment: 'pointerdown' | 'click' = 'pointerdown',
): void {
  useEffect(() => {
    if (!isOpen) return undefined;
    const onPress = ({ target }: Event) => {
      if (!place.current?.contains(target as Node)) end();
    };
    document.addEventListener(moment, onPress, true);
    return () => document.removeEventListener(moment, onPress, true);
  }, [isOpen]);
}
