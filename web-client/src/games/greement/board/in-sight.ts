import { computed, effect } from '@preact/signals';
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
    // What the others do meanwhile does not scroll again what the reader has scrolled himself.
    const looked = computed(() => lookedAt(session).join());
    const end = effect(() => {
      const squares = looked.value.split(',');
      cancelAnimationFrame(waiting);
      if (looked.value === '') return;
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
export function lookedAt(session: Session): readonly Square[] {
  const { play, chosen, yours, tray } = session;
  const seat = play.seat.value;
  if (!play.phone.value || tray.value !== null) return [];
  const { phase } = play.table.value;
  if (phase === 'choose-start' && seat !== null) return WHOLE;
  if (chosen.value !== null) return around([chosen.value]);
  if (seat === null) return [];
  const table = play.table.peek();
  const start = session.player(seat)?.lockedStart;
  switch (phase) {
    case 'turn':
      return yours.value ? around(ownedBy(table, seat)) : [];
    case 'loaning':
      return start ? around([start]) : [];
    case 'replace-start':
      return table.replacing?.seat === seat ? table.replacing.candidates : [];
    case 'event-vote':
    case 'event-pay':
    case 'event-disease':
      return ownedBy(table, seat).filter((square) => session.endangered.peek().has(square));
    default:
      return [];
  }
}

/** Any square may be a start: the first and the last. */
const WHOLE: readonly Square[] = ['A1', 'J10'];

function around(squares: readonly Square[]): readonly Square[] {
  return [...squares, ...squares.flatMap(neighbours)];
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
  const top = scrollFor(looked, { top: headFoot(), bottom: foot.getBoundingClientRect().top });
  if (top === 0) return;
  window.scrollBy({ top, behavior: reducedMotion.peek() ? 'instant' : 'smooth' });
}

/** The lower edge of what stays at the top: the header, and the seats where they do. */
function headFoot(): number {
  const stays = [...document.querySelectorAll('.header, .seats')].filter(
    (each) => getComputedStyle(each).position === 'sticky',
  );
  return Math.max(0, ...stays.map((each) => each.getBoundingClientRect().bottom));
}
