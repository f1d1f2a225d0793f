import { useEffect } from 'preact/hooks';
import { isTyping } from '../../../ui/aria';

/** Enter that is held chooses a square and no more: what it would come to next is bought by a press of its own. */
export function useUnheldEnter(): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'Enter' && event.repeat && !isTyping(event.target)) event.preventDefault();
    };
    document.addEventListener('keydown', onKey, { capture: true });
    return () => document.removeEventListener('keydown', onKey, { capture: true });
  }, []);
}
