import { useEffect, useRef } from 'preact/hooks';
import { announce } from '../../../ui/aria';

/** Long enough to hear only where a hand has come to rest. */
const PAUSE_MILLIS = 500;

/** Says how a mixture stands once it has stood so for half a second; not before it was changed. */
export function useAnnounced(words: string): void {
  const told = useRef(words);
  useEffect(() => {
    if (told.current === words) return;
    const later = setTimeout(() => {
      told.current = words;
      announce(words);
    }, PAUSE_MILLIS);
    return () => clearTimeout(later);
  }, [words]);
}
