import type { IconName } from '../../ui/icon-names';
import type { Card, Colour, Copies, PublicCard, PublicPlayer, Table } from './wire';
import { sentences } from './words';

/** The symbol of each card. */
export const cardIcons: Record<Card, IconName> = {
  harbour: 'anchor-fill',
  'train-station': 'train-fill',
  'shopping-mall': 'bag-fill',
  'amusement-park': 'confetti-fill',
  'radio-tower': 'broadcast-fill',
  airport: 'airplane-fill',
  'city-hall': 'bank-fill',
  'wheat-field': 'grains-fill',
  'sushi-bar': 'shrimp-fill',
  'general-store': 'handbag-fill',
  'livestock-farm': 'cow-fill',
  bakery: 'bread-fill',
  cafe: 'coffee-fill',
  'corn-field': 'plant-fill',
  'convenience-store': 'storefront-fill',
  'demolition-company': 'bulldozer-fill',
  'flower-orchard': 'flower-fill',
  forest: 'tree-evergreen-fill',
  'french-restaurant': 'chef-hat-fill',
  'loan-office': 'hand-coins-fill',
  'flower-shop': 'flower-lotus-fill',
  stadium: 'soccer-ball-fill',
  'tv-station': 'television-simple-fill',
  'business-complex': 'buildings-fill',
  'pizza-joint': 'pizza-fill',
  vineyard: 'wine-fill',
  publisher: 'newspaper-fill',
  'cheese-factory': 'cheese-fill',
  'hamburger-stand': 'hamburger-fill',
  'mackerel-boat': 'fish-fill',
  'furniture-factory': 'armchair-fill',
  'renovation-company': 'paint-roller-fill',
  'tax-office': 'receipt-fill',
  winery: 'beer-bottle-fill',
  mine: 'diamond-fill',
  'moving-company': 'truck-fill',
  restaurant: 'fork-knife-fill',
  'tech-startup': 'rocket-fill',
  'apple-orchard': 'tree-fill',
  'convention-center': 'presentation-fill',
  'soda-bottling-plant': 'pint-glass-fill',
  'produce-market': 'basket-fill',
  park: 'park-fill',
  'food-warehouse': 'warehouse-fill',
  'members-only-club': 'martini-fill',
  'tuna-boat': 'boat-fill',
};

/** The class that gives a colour's look, by when its cards act. */
export const looks: Record<Colour, string> = {
  blue: 'anyone',
  green: 'own-roll',
  red: 'from-roller',
  purple: 'once',
  landmark: 'landmark',
  civic: 'landmark',
};

/** All that is in play, of a table or of a report. */
type Cards = Pick<Table, 'cards'>;

/** A card as the rules list it. */
export function cardOf(table: Cards, id: Card): PublicCard {
  const card = table.cards.find((each) => each.id === id);
  if (!card) throw new Error(`no such card: ${id}`);
  return card;
}

export function isCard(id: unknown): id is Card {
  return typeof id === 'string' && Object.hasOwn(cardIcons, id);
}

/** What it does, in a few words. */
export function shortWords(id: Card): string {
  return sentences.words(`short.${id}`);
}

/** "2–3"; empty for what no number activates. */
export function numbers({ from, to }: PublicCard): string {
  if (from === 0) return '';
  return from === to ? String(from) : `${from}–${to}`;
}

/** By the first number; cards of one number stay in the order of the rules. */
export function sorted(cards: readonly PublicCard[]): readonly PublicCard[] {
  return [...cards].sort((a, b) => a.from - b.from);
}

/** What is on offer, by its first number. */
export function onOffer(
  table: Cards & Pick<Table, 'market'>,
): readonly (PublicCard & { left: number })[] {
  return sorted(table.cards).flatMap((card) => {
    const left = table.market[card.id];
    return left ? [{ ...card, left }] : [];
  });
}

/** The Landmarks in play, by what they cost. */
export function landmarksOf(table: Cards): readonly PublicCard[] {
  return table.cards.filter(({ colour }) => colour === 'landmark').sort((a, b) => a.cost - b.cost);
}

/** A pile of one town: so many copies of a type, all open or all closed. */
export interface Stack {
  card: PublicCard;
  closed: boolean;
  count: number;
}

/** A town's piles by their numbers, closed copies apart from open ones. */
export function stacksOf(table: Cards, player: PublicPlayer): readonly Stack[] {
  return sorted(table.cards).flatMap((card) => {
    const copies: Copies | undefined = player.cards[card.id];
    if (!copies) return [];
    const stack = (closed: boolean, count: number) => (count > 0 ? [{ card, closed, count }] : []);
    return [...stack(false, copies.open), ...stack(true, copies.closed)];
  });
}

export function playerOf(table: Table, seat: number | null): PublicPlayer | undefined {
  return table.players.find((each) => each.seat === seat);
}

/** The sum of the dice as they lie; the total may be two more. */
export function sumOf(dice: readonly number[]): number {
  return dice.reduce((sum, pips) => sum + pips, 0);
}
