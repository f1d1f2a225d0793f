import type { RefObject } from 'preact';
import { useLayoutEffect, useState } from 'preact/hooks';

/** What is given up, one after the other, where the head of a bar would scroll under its list. */
interface Fitting {
  /** So many lines of the list are shown. */
  lines: number;
  /** One line follows the other without air. */
  dense: boolean;
  /** What explains the board beside the list is left out: first the words, then the key too. */
  alone: 'no' | 'words' | 'key';
}

/** After the air the lines over the least, then what else stands in the head; the least is always shown. */
function fittingAt(given: number, least: number, most: number): Fitting {
  const spare = Math.max(0, most - least);
  const over = given - 1 - spare;
  return {
    lines: most - Math.min(Math.max(0, given - 1), spare),
    dense: given > 0,
    alone: over < 1 ? 'no' : over === 1 ? 'words' : 'key',
  };
}

/**
 * How much of a list has room in the head of a bar: at most so many lines, and never fewer than the least.
 * All are tried again once what they tell, the buttons, the window or the face is another.
 */
export function useFitting(
  box: RefObject<HTMLElement | null>,
  { least, most }: { least: number; most: number },
  told: string,
): Fitting {
  const [{ given }, setGiven] = useState({ given: 0 });
  useLayoutEffect(() => {
    const retry = () => setGiven({ given: 0 });
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
  }, [least, most, told]);
  const fitting = fittingAt(given, least, most);
  useLayoutEffect(() => {
    const head = box.current?.closest('.act-bar > header');
    if (!head || fitting.alone === 'key') return;
    if (head.scrollHeight > head.clientHeight + 1) setGiven({ given: given + 1 });
  });
  return fitting;
}
