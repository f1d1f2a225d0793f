import type { RefObject } from 'preact';
import { useLayoutEffect, useState } from 'preact/hooks';

/** What is given up, one after the other, where the head of a bar would scroll under its list. */
interface Fitting {
  /** So many lines of the list are shown. */
  lines: number;
  /** One line follows the other without air. */
  dense: boolean;
  /** What can be told shorter is: first what others did, then what the reader himself is told too, at last by counts alone. */
  short: 'no' | 'others' | 'all' | 'counts';
  /** What explains the board beside the list is left out: first the words, then the key too. */
  alone: 'no' | 'words' | 'key';
}

/** So many lines of a list: those to be kept are always shown. */
interface Lines {
  kept: number;
  most: number;
}

/** After the air the length of the lines, then those over the kept, the words, what can be counted, and the key. */
export function fittingAt(given: number, { kept, most }: Lines): Fitting {
  const spare = Math.max(0, most - kept);
  const over = given - SHORTER - spare;
  return {
    lines: most - Math.min(Math.max(0, given - SHORTER), spare),
    dense: given > 0,
    short: given < 2 ? 'no' : given < SHORTER ? 'others' : over < 2 ? 'all' : 'counts',
    alone: over < 1 ? 'no' : over < 3 ? 'words' : 'key',
  };
}

/** Lines give up their air, and are told shorter twice, before one of them goes. */
const SHORTER = 3;

/**
 * How much of a list has room in the head of a bar: at most so many lines, and never fewer than those to be kept.
 * All are tried again once what they tell, the buttons, the window or the face is another.
 */
export function useFitting(
  box: RefObject<HTMLElement | null>,
  { kept, most }: Lines,
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
  }, [kept, most, told]);
  const fitting = fittingAt(given, { kept, most });
  useLayoutEffect(() => {
    const head = box.current?.closest('.act-bar > header');
    if (!head || !('ResizeObserver' in window)) return;
    // What stands beside it changes with the square that is chosen; nothing is tried again for it, or it would go round.
    const observer = new ResizeObserver(() => {
      setGiven((last) => {
        const isDone = fittingAt(last.given, { kept, most }).alone === 'key';
        return isDone || !isCut(head) ? last : { given: last.given + 1 };
      });
    });
    for (const beside of head.querySelectorAll('h2, .turn-line, .turn-waits, .act-aside')) {
      observer.observe(beside);
    }
    return () => observer.disconnect();
  }, [kept, most, told]);
  useLayoutEffect(() => {
    const head = box.current?.closest('.act-bar > header');
    if (!head || fitting.alone === 'key') return;
    if (isCut(head)) setGiven({ given: given + 1 });
  });
  return fitting;
}

function isCut(head: Element): boolean {
  return head.scrollHeight > head.clientHeight + 1;
}
