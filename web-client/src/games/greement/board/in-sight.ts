import { effect } from '@preact/signals';
import type { RefObject } from 'preact';
import { useEffect } from 'preact/hooks';
import { reducedMotion } from '../../../ui/screen';
import type { Session } from '../session';
import { neighbours } from '../squares';
import { ownedBy } from '../sums';
import type { Square } from '../wire';

/** An upper and a lower edge on the screen. */
interface Span {
  top: number;
  bottom: number;
}

/** What is kept free around what is looked at, in pixels. */
const MARGIN = 6;

/**
 * How far the page goes down so that what is looked at stands in the room between header and sheet; 0
 * where it stands there already. What is higher than the room has its lower edge in it.
 */
export function scrollFor(looked: Span, room: Span): number {
  const down = looked.bottom + MARGIN - room.bottom;
  if (down > 0) return down;
  const up = looked.top - MARGIN - room.top;
  return up < 0 ? Math.max(up, down) : 0;
}

/**
 * On a phone the map goes under the sheet: when a turn of the reader begins, and whenever he chooses a
 * square, the page is scrolled until his squares, or the chosen one, and what touches them are in sight.
 */
export function useInSight(drawing: RefObject<SVGSVGElement | null>, session: Session): void {
  useEffect(() => {
    let waiting = 0;
    const end = effect(() => {
      const squares = lookedAt(session);
      cancelAnimationFrame(waiting);
      if (squares.length === 0) return;
      // Once the sheet stands as high as what it shows now.
      waiting = requestAnimationFrame(() => {
        waiting = requestAnimationFrame(() => show(drawing.current, squares));
      });
    });
    return () => {
      cancelAnimationFrame(waiting);
      end();
    };
  }, [session]);
}

/** The squares that are to be in sight now. */
export function lookedAt({ play, chosen, yours, tray }: Session): readonly Square[] {
  if (!play.phone.value || tray.value !== null) return [];
  if (chosen.value !== null) return [chosen.value, ...neighbours(chosen.value)];
  const seat = play.seat.value;
  if (!yours.value || seat === null) return [];
  const own = ownedBy(play.table.peek(), seat);
  return [...own, ...own.flatMap(neighbours)];
}

function show(drawing: SVGSVGElement | null, squares: readonly Square[]): void {
  const foot = document.querySelector('.phone-foot');
  if (!drawing || !foot) return;
  const spans = squares.flatMap((square) => {
    const cell = drawing.querySelector(`[data-square="${square}"]`);
    return cell ? [cell.getBoundingClientRect()] : [];
  });
  if (spans.length === 0) return;
  const looked = {
    top: Math.min(...spans.map(({ top }) => top)),
    bottom: Math.max(...spans.map(({ bottom }) => bottom)),
  };
  const header = document.querySelector('.header')?.getBoundingClientRect().bottom ?? 0;
  const top = scrollFor(looked, { top: header, bottom: foot.getBoundingClientRect().top });
  if (top === 0) return;
  window.scrollBy({ top, behavior: reducedMotion.peek() ? 'instant' : 'smooth' });
}
