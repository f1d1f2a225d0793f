import type { RefObject } from 'preact';
import { useLayoutEffect, useState } from 'preact/hooks';

/** What is given up, one after the other, where the head of a bar would scroll under its list. */
interface Fitting {
  /** So many lines of the list are shown. */
  lines: number;
  /**
   * What of a bar has given way: the air between its lines, the title above them, what explains the board, the key,
   * which stands at the board's head then, and the height of its buttons.
   */
  gone: readonly (typeof AROUND)[number][];
  /** One sentence follows the other in a row: it is no list any more. */
  dense: boolean;
  /**
   * What can be told shorter is: first what others did, then, on a phone, what befell the reader without the name of
   * what did it, then without what is neither his loss nor his gain, at last all by counts.
   */
  short: 'no' | 'others' | 'bare' | 'all' | 'counts';
  /** What stands beside the list is left out: first the words that explain the board, then the key too, then the title. */
  alone: 'no' | 'words' | 'key' | 'title';
}

/**
 * So many lines of a list: those to be kept go only where nothing else is left to give up, and so many of the others,
 * the last of them, before what befell the reader is told shorter.
 */
interface Lines {
  kept: number;
  light: number;
  most: number;
}

/**
 * After what is around them the length of what others did, then the rows, then the light lines, then the length of
 * all, then those over the kept, what can be counted, the key, the title, and at last the kept but one.
 */
export function fittingAt(given: number, { kept, light, most }: Lines): Fitting {
  const spare = Math.max(0, most - kept);
  const goes = Math.min(light, spare);
  const shorter = SHORTER + goes;
  const over = given - SHORTER - spare;
  const left =
    within(given - DENSE, goes) +
    within(given - shorter, spare - goes) +
    within(over - BESIDE, most - spare - 1);
  return {
    lines: most - left,
    gone: AROUND.slice(0, given),
    dense: given >= DENSE,
    short: shortAt(given, shorter, over),
    alone: over < 1 ? 'no' : over < 3 ? 'words' : over < BESIDE ? 'key' : 'title',
  };
}

function shortAt(given: number, shorter: number, over: number): Fitting['short'] {
  if (given <= AROUND.length) return 'no';
  if (given < shorter - 1) return 'others';
  if (given < shorter) return 'bare';
  return over < 2 ? 'all' : 'counts';
}

/** What gives way around the lines first, one after the other. */
const AROUND = ['air', 'title', 'words', 'key', 'height'] as const;

/** Then what others did is told shorter, and they give up their rows. */
const DENSE = AROUND.length + 2;

/** After the light ones they are told shorter twice more, before another of them goes. */
const SHORTER = DENSE + 2;

/** What stands beside the list goes, and what can be counted, before the lines to be kept. */
const BESIDE = 4;

function within(steps: number, most: number): number {
  return Math.max(0, Math.min(steps, most));
}

function isLast({ lines, alone }: Fitting): boolean {
  return lines <= 1 && alone === 'title';
}

/**
 * How much of a list has room in the head of a bar, or in the rows that its style gives it in a phone's sheet: whole
 * lines of at most so many; those to be kept go last.
 * All are tried again once what they tell, the buttons, the window or the face is another.
 */
export function useFitting(
  box: RefObject<HTMLElement | null>,
  { kept, light, most }: Lines,
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
    // That they lie lower is this list's own doing: to try again for it would never end.
    const retryForButtons = () => box.current?.dataset.gone?.includes('height') || retry();
    const observer =
      buttons && 'ResizeObserver' in window ? new ResizeObserver(retryForButtons) : null;
    if (buttons) observer?.observe(buttons);
    // The card of an offer leaves a phone's sheet a moment after the offer has, and its rows are free then.
    const offers = box.current?.closest('.sheet')?.querySelector('.offers');
    const cards =
      offers && 'ResizeObserver' in window ? new ResizeObserver(afterFirst(retry)) : null;
    if (offers) cards?.observe(offers);
    return () => {
      observer?.disconnect();
      cards?.disconnect();
      window.removeEventListener('resize', retry);
      document.fonts?.removeEventListener('loadingdone', retry);
    };
  }, [kept, light, most, told]);
  const fitting = fittingAt(given, { kept, light, most });
  useLayoutEffect(() => {
    const list = box.current;
    const head = list?.closest(HEAD);
    if (!list || !head || !('ResizeObserver' in window)) return;
    // What stands beside it changes with the square that is chosen; nothing is tried again for it, or it would go round.
    const observer = new ResizeObserver(() => {
      setGiven((last) => {
        const isDone = isLast(fittingAt(last.given, { kept, light, most }));
        return isDone || !isCut(list) ? last : { given: last.given + 1 };
      });
    });
    const beside = head.querySelectorAll('h2, .turn-line, .turn-waits, .act-aside');
    for (const each of [head, ...beside]) observer.observe(each);
    return () => observer.disconnect();
  }, [kept, light, most, told]);
  useLayoutEffect(() => {
    if (!box.current || isLast(fitting)) return;
    if (isCut(box.current)) setGiven({ given: given + 1 });
  });
  return fitting;
}

/** An observer tells at first what it has begun to observe: that is nothing new. */
function afterFirst(act: () => void): () => void {
  let isFirst = true;
  return () => {
    if (!isFirst) act();
    isFirst = false;
  };
}

/** Where the list stands. */
const HEAD = '.act-bar > header, .sheet-line';

function isCut(list: HTMLElement): boolean {
  const bar = list.closest('.act-bar > header');
  if (bar) return bar.scrollHeight > bar.clientHeight + 1;
  const style = getComputedStyle(list);
  const rows = Number(style.getPropertyValue('--since-rows'));
  // Half a row more is none: the rows of a text are not quite as high as they lie apart.
  return rows > 0 && list.offsetHeight > (rows + 0.5) * Number.parseFloat(style.lineHeight);
}
