import type { RefObject } from 'preact';
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { boardIsMeant } from '../guide/board-is-meant';

interface Folding {
  folded: boolean;
  /** By hand: folded until there is something new to decide, unfolded for good. */
  fold: (folded: boolean) => void;
  /** Another page of it is opened: whoever had folded it by hand sees that too, until he is back. */
  turn: (page: 'same' | 'other' | 'back') => void;
}

/**
 * Whether a phone's sheet is folded: as the reader has pulled it, else while the board is what matters
 * and the window too low for both. Where all of the board is needed that holds also for whoever likes his sheet open,
 * but for the once that he opens it meanwhile. What is the reader's to decide never begins out of his sight, however
 * he left the one before.
 */
export function useFolding(
  foot: RefObject<HTMLElement | null>,
  boardMatters: boolean | 'all',
  decision: string | null,
): Folding {
  const [pulled, setPulled] = useState<boolean | null>(null);
  const [isOpened, setOpened] = useState(false);
  const [isLow, setLow] = useState(false);
  const isNeeded = boardMatters === 'all' && isLow;
  useEffect(() => setOpened(false), [isNeeded]);
  useEffect(() => setPulled(null), [boardIsMeant.value]);
  useEffect(() => {
    if (decision !== null) setPulled((now) => (now ? null : now));
  }, [decision]);
  const folded = isNeeded ? !isOpened : (pulled ?? (boardIsMeant.value || isLow));
  const openHeight = useRef(0);
  useLayoutEffect(() => {
    if (!folded || openHeight.current === 0) openHeight.current = foot.current?.offsetHeight ?? 0;
  });
  // A guide that ends leaves the sheet to its own height again.
  useLayoutEffect(() => {
    const ask = () => setLow(boardMatters !== false && liesOverBoard(openHeight.current));
    ask();
    addEventListener('resize', ask);
    return () => removeEventListener('resize', ask);
  }, [boardMatters, boardIsMeant.value]);
  const turn = (page: 'same' | 'other' | 'back') => {
    const isAsked = page === 'same' || (page === 'other' && boardIsMeant.value);
    const stays = page !== 'back' || !boardIsMeant.value;
    setPulled((now) => (isAsked || (now === false && stays) ? false : null));
  };
  const fold = (next: boolean) => (isNeeded ? setOpened(!next) : setPulled(next));
  return { folded, fold, turn };
}

/** True where the window has no room for the board above a foot of the page so high. */
function liesOverBoard(footHeight: number): boolean {
  const slot = document.querySelector('.board-slot');
  const board = slot?.querySelector('svg:not(.icon)')?.getBoundingClientRect();
  if (!slot || !board) return false;
  return board.bottom + slot.scrollTop + scrollY + footHeight > innerHeight;
}
