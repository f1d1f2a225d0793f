import { cardName, lyingOn, openCard, ownerOf } from '../cards';
import { isBarren, stepsToGain } from '../gifts';
import { paysAt, pointsAt } from '../pays';
import { toldOfSeat } from '../reader';
import { hitAt, type Session, wayTo } from '../session';
import type { Space } from '../wire';
import { sentences, t } from '../words';
import { othersGains } from './Gains';
import { endWords } from './score';

/** What going there brings the reader, in a few words. */
export function effectWords(session: Session, to: Space): string {
  const { play, destinations } = session;
  const hit = hitAt(session, to);
  if (hit !== null) return hitWords(session, to, play.name(hit));
  switch (destinations.value.get(to)?.brings) {
    case 'takes':
      return t('move.takes', {
        card: openCardName(session, to),
        points: openCard(play.table.value, to)?.points ?? 0,
      });
    case 'pays': {
      const points = pointsAt(session, to);
      const own = points > 0 ? t('move.pays', { points }) : t('move.pays.none');
      const end = endWords(session, to, 'move.ends');
      return [own, ...othersGains(session, paysAt(session, to)), ...(end ? [end] : [])].join(
        t('list.comma'),
      );
    }
    case 'face-down':
      return t(play.table.value.part === 1 ? 'move.back.1' : 'move.back.2');
    default:
      return plainWords(session, to);
  }
}

/** That nothing happens there; where nothing in reach brings anything, how near it leads to what would. */
function plainWords(session: Session, to: Space): string {
  const n = isBarren(session) ? stepsToGain(session, to) : undefined;
  if (n === undefined) return t('move.plain');
  const { play } = session;
  const table = play.table.value;
  const card = openCard(table, to);
  const owner = card && table.part === 1 ? ownerOf(table, card.id) : null;
  if (owner === null) return t(table.part === 1 ? 'move.plain.near.1' : 'move.plain.near.2', { n });
  const key = toldOfSeat(play, 'move.taken', owner);
  const whose = sentences.words(key, { name: play.name(owner) });
  return t('move.taken.near', { whose, n });
}

/** Who is knocked out, and what becomes of the card: who lands on a rival is paid by an unknown one at most. */
function hitWords({ play, destinations }: Session, to: Space, name: string): string {
  const { part } = play.table.value;
  const { lies } = lyingOn(play.table.value, to);
  if (destinations.value.get(to)?.brings === 'own') return t('move.hit.own', { name });
  if (lies === 'back' && part === 2) return t('move.hit.back', { name });
  if (lies !== 'card') return t('move.hit', { name });
  return t(part === 1 ? 'move.hit.1' : 'move.hit.2', { name });
}

/**
 * A destination in "Actions as text" and for the ear: "e3 by d4, d3: pays you 3"; of a single step
 * the space alone.
 */
export function destinationWords(session: Session, to: Space): string {
  const way = wayTo(session, to).slice(0, -1);
  const what = effectWords(session, to);
  if (way.length === 0) return t('item.at', { space: to, what });
  return t('item.to', { space: to, way: way.join(t('list.comma')), what });
}

/** The card on a space, by name, while its face is up. */
export function openCardName({ play }: Session, space: Space): string {
  const card = openCard(play.table.value, space);
  return card ? cardName(card) : '';
}
