import './event-face.css';
import { Icon } from '../../../ui/Icon';
import type { IconName } from '../../../ui/icon-names';
import { type Avoided, cardFace } from '../cards';
import type { Session } from '../session';
import { t } from '../words';
import { Changes } from './Changes';
import { avoidWords, cardTitle, effectLines, foreseenOn } from './words';

const SIGNS: Record<Avoided, IconName> = {
  vote: 'scales-fill',
  together: 'jar-fill',
  alone: 'shield-check-fill',
  each: 'syringe-fill',
};

/** The open event card: how it is avoided, its title, and what it does to the table of now. */
export function EventFace({ session }: { session: Session }) {
  const table = session.play.table.value;
  const { event } = table;
  if (!event) return null;
  const { card, position } = event;
  const face = cardFace(card);
  return (
    <article key={`${card}-${position}`} class="event-face">
      <header>
        <Icon name={SIGNS[face.avoided]} size={28} />
        <span>{avoidWords(card)}</span>
      </header>
      <h3>{cardTitle(card)}</h3>
      <Changes rows={effectLines(card, foreseenOn(table))} />
      <p>{t('event.place', { position, n: face.count })}</p>
    </article>
  );
}
