import { useEffect, useRef, useState } from 'preact/hooks';
import { onPhone } from '../layout';

/**
 * True once a press or Escape has hastened the show of the papers, or the page has changed its layout, which would begin
 * it anew: from then on all is there at once.
 */
export function useHastened(): boolean {
  const [isHastened, setHastened] = useState(false);
  const opened = useRef(onPhone.value).current;
  const isTurned = useRef(false);
  if (onPhone.value !== opened) isTurned.current = true;
  useEffect(() => {
    const hasten = () => setHastened(true);
    const byKey = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') hasten();
    };
    document.addEventListener('pointerdown', hasten);
    document.addEventListener('keydown', byKey);
    return () => {
      document.removeEventListener('pointerdown', hasten);
      document.removeEventListener('keydown', byKey);
    };
  }, []);
  return isHastened || isTurned.current;
}
