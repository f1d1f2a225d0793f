import { useLayoutEffect, useState } from 'preact/hooks';

/** So many of the newest lines stand open in a folded paper at most, under one row for the earlier ones. */
const MOST_ROWS = 4;

/**
 * How many of so many lines stand open in so many rows: where they are not all shown whole, one row draws the
 * earlier ones together.
 */
export function openIn(rows: number, lines: number): number {
  return lines <= rows ? lines : Math.max(0, rows - 1);
}

/** The rows that are left of so many where they reach so many pixels too far. */
export function wholeRows(rows: number, over: number, rowHeight: number): number {
  return over <= 1 ? rows : Math.max(0, rows - Math.ceil((over - 1) / Math.max(1, rowHeight)));
}

/**
 * As many rows as the folded paper shows whole in its column, whatever else stands there. All are tried again
 * once what it tells or what stands beside it is another.
 */
export function usePaperRows(told: string): number {
  const [fitting, setFitting] = useState({ rows: MOST_ROWS });
  useLayoutEffect(() => {
    const retry = () => setFitting({ rows: MOST_ROWS });
    retry();
    const cards = document.querySelector('.knowledge-cards');
    if (!cards?.parentElement || typeof ResizeObserver === 'undefined') return undefined;
    const observer = new ResizeObserver(retry);
    const beside = [...cards.children].filter((each) => !each.querySelector('.ledger-scroll'));
    for (const each of [cards.parentElement, ...beside]) observer.observe(each);
    // Words set in another face may need more room than those they are measured in.
    document.fonts?.addEventListener('loadingdone', retry);
    return () => {
      observer.disconnect();
      document.fonts?.removeEventListener('loadingdone', retry);
    };
  }, [told]);
  useLayoutEffect(() => {
    const cards = document.querySelector('.knowledge-cards');
    const paper = cards?.querySelector('.ledger-scroll');
    if (!cards || !paper) return;
    const lines = [...paper.querySelectorAll('tbody tr')];
    const over = tooHigh(cards) + tooHigh(paper);
    const highest = Math.max(...lines.map((line) => line.getBoundingClientRect().height));
    const rows = wholeRows(Math.min(fitting.rows, lines.length), over, highest);
    if (over > 1 && rows < fitting.rows) setFitting({ rows });
  });
  return fitting.rows;
}

function tooHigh({ scrollHeight, clientHeight }: Element): number {
  return scrollHeight - clientHeight;
}
