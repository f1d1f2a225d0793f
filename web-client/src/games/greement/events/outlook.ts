import { effect } from '@preact/signals';
import type { Session } from '../session';
import type { EventCard } from '../wire';
import { type Foretold, foreseen } from './foreseen';

/** What of the reader's a card was to change as it stood open: its verdict may be told when the table has gone on. */
export type Outlook = (card: EventCard) => readonly Foretold[] | undefined;

export function followOutlook(session: Session): Outlook {
  const seen = new Map<EventCard, readonly Foretold[]>();
  effect(() => {
    const { event } = session.play.table.value;
    const rows = foreseen(session);
    if (event && rows.length > 0)
      seen.set(
        event.card,
        rows.filter(({ from, to }) => from !== to),
      );
  });
  return (card) => seen.get(card);
}
