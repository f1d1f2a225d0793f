import type { Session } from '../session';
import { t } from '../words';
import { foreseen } from './foreseen';
import { avoidWords, cardTitle, effectLines, foreseenOn } from './words';

/** The open event as it is heard when it comes up: how it is stopped, what it does, and what to the reader. */
export function spokenEvent(session: Session): string {
  const table = session.play.table.value;
  const { event } = table;
  if (!event) return '';
  const { card, position, price } = event;
  const effects = effectLines(card, foreseenOn(table), spokenChange).map(
    ({ words, change, worded }) =>
      t(worded ? 'spoken.effect.worded' : 'spoken.effect', { words, change }),
  );
  return [
    t('spoken.event', { avoid: avoidWords(card), title: cardTitle(card), position }),
    price ? t('spoken.price', { price }) : '',
    `${effects.join(t('list.comma'))}.`,
    ...yours(session),
  ]
    .filter((part) => part !== '')
    .join(' ');
}

/** His profit in any case, all else where it changes. */
function yours(session: Session): readonly string[] {
  return foreseen(session)
    .filter(({ what, from, to }) => what === 'profit' || from !== to)
    .map(({ what, ...change }) => t(`spoken.${what}`, { change: spokenChange(change) }));
}

/** An arrow is not heard. */
function spokenChange({ from, to }: { from: number; to: number }): string {
  return from === to ? t('sum.stays', { value: from }) : t('spoken.change', { from, to });
}
