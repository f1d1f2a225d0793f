import './tally.css';
import { signedFigure } from '../../../i18n/figure';

/** By how much a seat's money has just changed. */
export interface Tally {
  seat: number;
  change: number;
}

/** In milliseconds, when the coins of a payment have left who pays, and when they arrive. */
interface Way {
  departure: number;
  arrival: number;
}

/** The same, and by when both sums have come to what they are now. */
export interface Flying extends Way {
  end: number;
}

/** Pixels between a seat and its tally. */
const APART = 10;

interface Spot {
  x: number;
  y: number;
}

/** Where a seat has room for it: beside a column, or within the seat at its foot or its head. */
type Order = 'column' | 'foot' | 'head';

/** How far it lies within the edges of a seat in a row. */
const INSET = 2;

/** How high one is where the seats stand in rows. */
const HEIGHT = 17;

/**
 * Where a tally stands: at the right of a column of seats, of which it is the left edge; in rows, between which
 * there is no room, within the seat, of which it is the right end.
 */
export function besideSeat({ right, top, bottom, height }: DOMRect, order: Order): Spot {
  switch (order) {
    case 'column':
      return { x: right + APART, y: top + height / 2 - 16 };
    case 'foot':
      return { x: right - INSET, y: bottom - INSET - HEIGHT };
    case 'head':
      return { x: right - INSET, y: top + INSET };
  }
}

/**
 * In a low window the board is so near the column that names of fields would be hidden: it is told within, as in
 * rows.
 */
function orderOf(card: Element): Order {
  if (card.matches('.table.low .seats.three > *')) return 'head';
  return card.matches('.seats.three > *') ? 'column' : 'foot';
}

/**
 * On a phone it stands in the place of what the round has brought, which is not seen meanwhile; where it is wider it
 * reaches towards the edge of the seat first.
 */
function insteadOf(change: DOMRect, seat: DOMRect, shown: HTMLElement): Spot {
  const right = Math.max(change.right, change.left + shown.offsetWidth);
  return {
    x: Math.min(seat.right - INSET, right),
    y: (change.top + change.bottom - shown.offsetHeight) / 2,
  };
}

/** In milliseconds; for so long the payment is told. */
interface Times extends Way {
  millis: number;
}

/**
 * Shows beside each seat what it has won or lost, the loss when the coins have left and the gain when they
 * arrive, until the next turn is told. It says nothing: the log tells it. Returns what ends them at once.
 */
export function tally(
  tallies: readonly Tally[],
  { departure, arrival, millis }: Times,
): () => void {
  const all = tallies.flatMap(({ seat, change }) => {
    const shown = placed({ seat, change });
    if (!shown) return [];
    const delay = change > 0 ? arrival : departure;
    rise(shown, { delay, duration: millis - delay });
    return [shown.element];
  });
  return () => {
    for (const shown of all) shown.remove();
  };
}

/** One in its seat, and where it belongs on the page; whether it stays within the line of what it stands for. */
interface Placed extends Spot {
  element: HTMLElement;
  still: boolean;
}

function placed({ seat, change }: Tally): Placed | undefined {
  const card = document.querySelector(`[data-seat="${seat}"]`);
  if (!card || change === 0) return undefined;
  const order = orderOf(card);
  const element = drawn(change, order);
  const inRound = card.matches('.seats.phone > *') && card.querySelector('.round-change');
  const seen = card.getBoundingClientRect();
  card.append(element);
  const sum = inRound ? inRound.getBoundingClientRect() : null;
  const { x, y } = sum ? insteadOf(sum, seen, element) : besideSeat(seen, order);
  return { element, x: order === 'column' ? x : x - element.offsetWidth, y, still: sum !== null };
}

/** Where turns follow at once: so long stands what the last one came to at most. */
const STANDS_MILLIS = 1700;

/** What stands beside a seat. */
const standing = new Map<number, HTMLElement>();

/** The next turn begins: what stands there is of the last one and pales, and what was that already is gone. */
export function ageTallies(): void {
  for (const [seat, shown] of standing) {
    if (!shown.classList.contains('past')) shown.classList.add('past');
    else {
      shown.remove();
      standing.delete(seat);
    }
  }
}

/**
 * Stands beside each seat what it has won or lost, at once and through the next turn, or until that seat has
 * won or lost more. The scene that began it does not end it.
 */
export function tallyAtOnce(tallies: readonly Tally[]): () => void {
  for (const { seat, change } of tallies) {
    const shown = placed({ seat, change });
    if (!shown) continue;
    standing.get(seat)?.remove();
    standing.set(seat, shown.element);
    setTimeout(() => shown.element.remove(), STANDS_MILLIS);
    shown.element.style.translate = `${shown.x}px ${shown.y}px`;
  }
  return () => undefined;
}

function drawn(change: number, order: Order): HTMLElement {
  const shown = document.createElement('span');
  shown.className = `tally ${change > 0 ? 'gain' : 'loss'}${order === 'column' ? '' : ' small'}`;
  shown.ariaHidden = 'true';
  shown.append(signedFigure(change));
  return shown;
}

/** Lets it come, stay, and go; from below and upwards where it lies over no words on its way. */
function rise({ element, x, y, still }: Placed, times: { delay: number; duration: number }): void {
  const at = (lower: number) => `${x}px ${y + (still ? 0 : lower)}px`;
  const frames = [
    { translate: at(10), opacity: 0 },
    { translate: at(0), opacity: 1, offset: 0.14 },
    { translate: at(0), opacity: 1, offset: 0.82 },
    { translate: at(-8), opacity: 0 },
  ];
  element.animate(frames, { ...times, easing: 'ease-out', fill: 'both' });
}
