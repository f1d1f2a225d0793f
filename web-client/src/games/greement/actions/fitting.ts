import type { RefObject } from 'preact';
import { useLayoutEffect, useState } from 'preact/hooks';

/** What is given up, one after the other, where the head of a bar would scroll under its list. */
interface Fitting {
  /** So many lines of the list are shown. */
  lines: number;
  /** One line follows the other without air. */
  dense: boolean;
  /** What can be told shorter is: first what others did, then what the reader himself is told too. */
  short: 'no' | 'others' | 'all';
  /** What explains the board beside the list is left out: first the words, then the key too. */
  alone: 'no' | 'words' | 'key';
}

/** So many lines of a list: the least is always shown, and those to be kept go after the words beside the list. */
interface Lines {
  least: number;
  kept: number;
  most: number;
}

/** After the air the length of the lines, then those over the kept, the words, those over the least, and the key. */
function fittingAt(given: number, { least, kept, most }: Lines): Fitting {
  const spare = Math.max(0, most - kept);
  const last = Math.max(0, kept - least);
  const over = given - 3 - spare;
  const within = (n: number, limit: number) => Math.min(Math.max(0, n), limit);
  return {
    lines: most - within(given - 3, spare) - within(over - 1, last),
    dense: given > 0,
    short: given < 2 ? 'no' : given === 2 ? 'others' : 'all',
    alone: over < 1 ? 'no' : over < 2 + last ? 'words' : 'key',
  };
}

/**
 * How much of a list has room in the head of a bar: at most so many lines, and never fewer than the least.
 * All are tried again once what they tell, the buttons, the window or the face is another.
 */
export function useFitting(
  box: RefObject<HTMLElement | null>,
  { least, kept, most }: Lines,
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
  }, [least, kept, most, told]);
  const fitting = fittingAt(given, { least, kept, most });
  useLayoutEffect(() => {
    const head = box.current?.closest('.act-bar > header');
    if (!head || fitting.alone === 'key') return;
    if (head.scrollHeight > head.clientHeight + 1) setGiven({ given: given + 1 });
  });
  return fitting;
}
