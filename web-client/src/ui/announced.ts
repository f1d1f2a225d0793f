import { useEffect, useRef } from 'preact/hooks';
import { announce } from './aria';

/** Long enough to hear only where a hand has come to rest. */
const PAUSE_MILLIS = 500;

/** Says how something stands once it has stood so for half a second; not before it was changed. */
export function useAnnounced(words: string): void {
  const told = useRef(words);
  useEffect(() => {
    if (told.current === words) return;
    const later = setTimeout(() => {
      told.current = words;
      if (words !== '') announce(words);
    }, PAUSE_MILLIS);
    return () => clearTimeout(later);
  }, [words]);
}

/** The same as a part of the page, which may be there or not. */
export function Announced({ words }: { words: string }) {
  useAnnounced(words);
  return null;
}
