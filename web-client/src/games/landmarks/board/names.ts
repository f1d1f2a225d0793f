import { itemOf } from '../../moves';
import { cardName } from '../card-words';
import { cardOf, numbers, playerOf, shortWords } from '../cards';
import type { Session } from '../session';
import type { Card, Colour } from '../wire';
import { t } from '../words';
import { isLegal, type Place } from './places';

/** "blue, acts on anyone's roll" */
export function colourWords(colour: Colour): string {
  return t(`colour.${colour}`);
}

/** The whole of what is seen of a place, in words. */
export function placeName(session: Session, place: Place): string {
  const table = session.play.table.value;
  const card = cardOf(table, place.card);
  const parts = [cardName(card.id)];
  if (card.from > 0) parts.push(t('name.numbers', { numbers: numbers(card) }));
  parts.push(colourWords(card.colour));
  if (place.at === 'town') parts.push(...townParts(session, place));
  else parts.push(...saleParts(session, place));
  if (isLegal(session, place) && table.phase !== 'build') parts.push(t('name.legal'));
  return parts.join(t('list.comma'));
}

function townParts({ play }: Session, place: Extract<Place, { at: 'town' }>): readonly string[] {
  const player = playerOf(play.table.value, place.seat);
  const copies = player?.cards[place.card];
  const n = (place.closed ? copies?.closed : copies?.open) ?? 0;
  const invested = place.card === 'tech-startup' && player ? player.investment : 0;
  return [
    t(place.closed ? 'name.closed' : 'name.open', { n }),
    ...(invested > 0 ? [t('name.invested', { n: invested })] : []),
  ];
}

function saleParts(session: Session, place: Place): readonly string[] {
  const { play } = session;
  const table = play.table.value;
  const { cost } = cardOf(table, place.card);
  if (place.at === 'landmark') {
    const built = isBuilt(session, place.card);
    if (built) return [t('landmark.built')];
    return [t('name.cost', { n: cost }), ...whyParts(session, place.card)];
  }
  return [
    t('name.cost', { n: cost }),
    t('name.left', { n: table.market[place.card] ?? 0 }),
    shortWords(place.card),
    ...whyParts(session, place.card),
  ];
}

function whyParts(session: Session, card: Card): readonly string[] {
  const words = saleWords(session, card);
  return words ? [words] : [];
}

/** True if the town that is shown below the market has built this Landmark. */
export function isBuilt({ play }: Session, card: Card): boolean {
  const { roller, order } = play.table.value;
  const seat = play.seat.value ?? roller ?? order[0] ?? 1;
  return playerOf(play.table.value, seat)?.landmarks.includes(card) ?? false;
}

/** "Buy", or why it cannot be bought now; empty while nothing is for sale. */
export function saleWords({ play, yours }: Session, card: Card): string {
  if (!yours.value || play.table.value.phase !== 'build') return '';
  const item = itemOf(play.moves.value, 'build', 'card', card);
  if (!item) return '';
  if (!item.blocked) return t('sale.buy');
  const coins = playerOf(play.table.value, play.seat.value)?.coins ?? 0;
  if (item.blocked.code === 'insufficient-funds')
    return t('sale.short', { n: item.weight - coins });
  if (item.blocked.code === 'already-owned') return t('sale.owned');
  return play.reason(item.blocked);
}
