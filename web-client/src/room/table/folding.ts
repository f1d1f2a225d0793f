import type { RefObject } from 'preact';
import { useEffect, useLayoutEffect, useState } from 'preact/hooks';
import { boardIsMeant } from '../guide/board-is-meant';

interface Folding {
  folded: boolean;
  /** By hand: that holds from then on. */
  fold: (folded: boolean) => void;
  /** Another page of it is opened: whoever had folded it by hand sees that too. */
  turn: (page: 'same' | 'other') => void;
}

/**
 * Whether a phone's sheet is folded: as the reader has pulled it, else while the board is what matters
 * and the window too low for both.
 */
export function useFolding(foot: RefObject<HTMLElement | null>, boardMatters: boolean): Folding {
  const [pulled, setPulled] = useState<boolean | null>(null);
  const [isLow, setLow] = useState(false);
  useEffect(() => setPulled(null), [boardIsMeant.value]);
  useLayoutEffect(() => setLow(boardMatters && liesOverBoard(foot.current)), [boardMatters]);
  const turn = (page: 'same' | 'other') => {
    const isAsked = page === 'same' || boardIsMeant.value;
    setPulled((now) => (isAsked || now === false ? false : null));
  };
  return { folded: pulled ?? (boardIsMeant.value || isLow), fold: setPulled, turn };
}

/** True where the window has no room for the board above the foot of the page. */
function liesOverBoard(foot: HTMLElement | null): boolean {
  const slot = document.querySelector('.board-slot');
  const board = slot?.querySelector('svg')?.getBoundingClientRect();
  if (!foot || !slot || !board) return false;
  return board.bottom + slot.scrollTop + scrollY + foot.offsetHeight > innerHeight;
}
