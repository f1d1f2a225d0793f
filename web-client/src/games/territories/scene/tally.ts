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

/** Where a tally stands: at the right of a column of seats, under a row of them. */
export function besideSeat({ right, left, top, bottom, height }: DOMRect, inColumn: boolean): Spot {
  return inColumn ? { x: right + APART, y: top + height / 2 - 16 } : { x: left, y: bottom + 2 };
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
    const spot = besideSeat(card.getBoundingClientRect(), card.matches('.seats.three > *'));
    show(seat, change, spot, change > 0 ? arrivalMillis : 0);
  }
}

function show(seat: number, change: number, { x, y }: Spot, delay: number): void {
  const shown = document.createElement('span');
  shown.className = `tally ${change > 0 ? 'gain' : 'loss'}`;
  shown.dataset.of = String(seat);
  shown.ariaHidden = 'true';
  shown.append(signedFigure(change));
  document.body.append(shown);
  const at = (rise: number) => `${x}px ${y + rise}px`;
  const frames = [
    { translate: at(10), opacity: 0 },
    { translate: at(0), opacity: 1, offset: 0.14 },
    { translate: at(0), opacity: 1, offset: 0.82 },
    { translate: at(-8), opacity: 0 },
  ];
  const timing = { duration: READ_MILLIS, delay, easing: 'ease-out', fill: 'both' } as const;
  shown.animate(frames, timing).onfinish = () => shown.remove();
}
