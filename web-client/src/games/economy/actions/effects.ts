import { cardName, openCard } from '../cards';
import { pointsAt } from '../gifts';
import { hitAt, type Session, wayTo } from '../session';
import type { Space } from '../wire';
import { t } from '../words';

/** "by d4, d3". */
export function wayWords(session: Session, to: Space): string {
  const way = wayTo(session, to).slice(0, -1);
  return way.length > 0 ? t('move.by', { way: way.join(t('list.comma')) }) : t('move.at');
}

/** What going there brings the reader, in a few words. */
export function effectWords(session: Session, to: Space): string {
  const { play, destinations } = session;
  const hit = hitAt(session, to);
  if (hit !== null) return t('move.hit', { name: play.name(hit) });
  switch (destinations.value.get(to)?.brings) {
    case 'takes':
      return t('move.takes', { card: openCardName(session, to) });
    case 'pays': {
      const points = pointsAt(session, to);
      return points > 0 ? t('move.pays', { points }) : t('move.pays.none');
    }
    case 'face-down':
      return t(play.table.value.part === 1 ? 'move.back.1' : 'move.back.2');
    default:
      return t('move.plain');
  }
}

/**
 * A destination in "Actions as text" and for the ear: "e3 by d4, d3, e3: pays you 3"; of a single step
 * the space alone.
 */
export function destinationWords(session: Session, to: Space): string {
  const way = wayTo(session, to);
  const what = effectWords(session, to);
  if (way.length < 2) return t('item.at', { space: to, what });
  return t('item.to', { space: to, way: way.join(t('list.comma')), what });
}

/** The card on a space, by name, while its face is up. */
export function openCardName({ play }: Session, space: Space): string {
  const card = openCard(play.table.value, space);
  return card ? cardName(card) : '';
}
