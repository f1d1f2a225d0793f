import type { Session } from '../session';
import { t } from '../words';

/** Which of a round's three events it is, at the end of the sentence that names it. */
export function EventPlace({ session }: { session: Session }) {
  const { event } = session.play.table.value;
  if (!event) return null;
  return <span class="event-place">{t('event.place.short', { position: event.position })}</span>;
}
