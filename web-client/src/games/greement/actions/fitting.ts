import type { RefObject } from 'preact';
import { useLayoutEffect, useState } from 'preact/hooks';

/**
 * How many of a list's lines are shown, at most so many: where the head of a bar would scroll under them
 * one is left out after the other. All are tried again once what they tell is another or the window or the face changes.
 */
export function useFitting(box: RefObject<HTMLElement | null>, most: number, told: string): number {
  const [fitting, setFitting] = useState(most);
  useLayoutEffect(() => {
    const retry = () => setFitting(most);
    retry();
    window.addEventListener('resize', retry);
    // Words set in another face may need more lines than those they are measured in.
    document.fonts?.addEventListener('loadingdone', retry);
    return () => {
      window.removeEventListener('resize', retry);
      document.fonts?.removeEventListener('loadingdone', retry);
    };
  }, [most, told]);
  useLayoutEffect(() => {
    const head = box.current?.closest('.act-bar > header');
    if (!head || fitting <= 1) return;
    if (head.scrollHeight > head.clientHeight + 1) setFitting(fitting - 1);
  });
  return Math.min(fitting, most);
}
