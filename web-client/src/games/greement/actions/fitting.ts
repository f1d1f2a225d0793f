import type { RefObject } from 'preact';
import { useLayoutEffect, useState } from 'preact/hooks';

/**
 * How many of a list's lines are shown, at most so many: where the head of a bar would scroll under them
 * one is left out after the other. All are tried again once what they tell, the buttons, the window or the face
 * is another.
 */
export function useFitting(box: RefObject<HTMLElement | null>, most: number, told: string): number {
  const [fitting, setFitting] = useState({ lines: most });
  useLayoutEffect(() => {
    const retry = () => setFitting({ lines: most });
    retry();
    window.addEventListener('resize', retry);
    // Words set in another face may need more lines than those they are measured in.
    document.fonts?.addEventListener('loadingdone', retry);
    const buttons = box.current?.closest('.act-bar')?.querySelector('.act-buttons');
    const observer = buttons && 'ResizeObserver' in window ? new ResizeObserver(retry) : null;
    if (buttons) observer?.observe(buttons);
    return () => {
      observer?.disconnect();
      window.removeEventListener('resize', retry);
      document.fonts?.removeEventListener('loadingdone', retry);
    };
  }, [most, told]);
  useLayoutEffect(() => {
    const head = box.current?.closest('.act-bar > header');
    if (!head || fitting.lines <= 1) return;
    if (head.scrollHeight > head.clientHeight + 1) setFitting({ lines: fitting.lines - 1 });
  });
  return Math.min(fitting.lines, most);
}
