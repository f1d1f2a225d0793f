import './tally.css';
import { signedFigure } from '../../../i18n/figure';

/** By how much a seat's money has just changed. */
export interface Tally {
  seat: number;
  change: number;
}

/** As long as one needs to read it; it stays while the next is played. */
const READ_MILLIS = 1500;
/** Pixels between a seat and its tally. */
const APART = 10;

interface Spot {
  x: number;
  y: number;
}

/**
 * Where a tally stands: at the right of a column of seats, of which it is the left edge; in a row of them
 * on the seat's upper edge, of which it is the right end. There it covers neither money nor board.
 */
export function besideSeat({ right, top, height }: DOMRect, inColumn: boolean): Spot {
  return inColumn ? { x: right + APART, y: top + height / 2 - 16 } : { x: right, y: top - 15 };
}

/**
 * Shows beside each seat what it has won or lost, the gain when the coins arrive. It says nothing: the log
 * tells it. A seat has one tally at a time.
 */
export function tally(tallies: readonly Tally[], arrivalMillis: number): void {
  for (const { seat, change } of tallies) {
    const card = document.querySelector(`[data-seat="${seat}"]`);
    if (!card || change === 0) continue;
    document.querySelector(`.tally[data-of="${seat}"]`)?.remove();
    const inColumn = card.matches('.seats.three > *');
    const shown = drawn(seat, change, inColumn);
    document.body.append(shown);
    const { x, y } = besideSeat(card.getBoundingClientRect(), inColumn);
    const left = inColumn ? x : x - shown.offsetWidth;
    rise(shown, { x: left, y }, change > 0 ? arrivalMillis : 0);
  }
}

function drawn(seat: number, change: number, inColumn: boolean): HTMLElement {
  const shown = document.createElement('span');
  shown.className = `tally ${change > 0 ? 'gain' : 'loss'}${inColumn ? '' : ' small'}`;
  shown.dataset.of = String(seat);
  shown.ariaHidden = 'true';
  shown.append(signedFigure(change));
  return shown;
}

/** Lets it come, stay as long as one reads, and go. */
function rise(shown: HTMLElement, { x, y }: Spot, delay: number): void {
  const at = (lower: number) => `${x}px ${y + lower}px`;
  const frames = [
    { translate: at(10), opacity: 0 },
    { translate: at(0), opacity: 1, offset: 0.14 },
    { translate: at(0), opacity: 1, offset: 0.82 },
    { translate: at(-8), opacity: 0 },
  ];
  const timing = { duration: READ_MILLIS, delay, easing: 'ease-out', fill: 'both' } as const;
  shown.animate(frames, timing).onfinish = () => shown.remove();
}
