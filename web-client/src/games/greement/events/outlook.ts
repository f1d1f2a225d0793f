import { effect } from '@preact/signals';
import { strikes } from '../cards';
import type { Session } from '../session';
import type { EventCard, Square } from '../wire';
import { type Foretold, foreseen } from './foreseen';

/** What of the reader's a card was to change, and which of his squares it was to hit. */
interface Looming {
  rows: readonly Foretold[];
  squares: readonly Square[];
  /** Whether it was to touch any of them at all. */
  isTouched: boolean;
}

/** The same of a card as it stood open: its verdict may be told when the table has gone on. */
export type Outlook = (card: EventCard) => Looming | undefined;

export function followOutlook(session: Session): Outlook {
  const seen = new Map<EventCard, Looming>();
  effect(() => {
    const { event, squares } = session.play.table.value;
    const seat = session.play.seat.value;
    const rows = foreseen(session);
    if (!event || rows.length === 0) return;
    const hit = [...session.endangered.value].filter((square) => squares[square]?.owner === seat);
    const gains = [...session.gaining.value].some((square) => squares[square]?.owner === seat);
    seen.set(event.card, {
      rows: rows.filter(({ from, to }) => from !== to),
      squares: strikes(event.card) ? hit : [],
      isTouched: hit.length > 0 || gains,
    });
  });
  return (card) => seen.get(card);
}
