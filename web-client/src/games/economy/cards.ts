import type { IconName } from '../../ui/icon-names';
import type { EconomyPlay } from './play';
import type { Card, PublicCard, Sector, Space, Table } from './wire';
import { t } from './words';

/** The symbol of each sector, in the order of the rules. */
export const sectorIcons: Record<Sector, IconName> = {
  motor: 'car-fill',
  textile: 't-shirt-fill',
  food: 'bread-fill',
  electronics: 'cpu-fill',
  furniture: 'armchair-fill',
  pharmacy: 'pill-fill',
  cosmetics: 'flower-lotus-fill',
  toys: 'puzzle-piece-fill',
  optics: 'eyeglasses-fill',
};

export const sectors = Object.keys(sectorIcons) as Sector[];

/** A card as the rules list it. */
export function cardOf(table: Table, id: Card): PublicCard {
  const card = table.cards.find((each) => each.id === id);
  if (!card) throw new Error(`no such card: ${id}`);
  return card;
}

/** The reader's hand in the order of the rules: by sector, then by kind. */
export function handOf({ hand, table }: Pick<EconomyPlay, 'hand' | 'table'>): readonly Card[] {
  const held = hand.value?.hand ?? [];
  return table.value.cards.map(({ id }) => id).filter((id) => held.includes(id));
}

/** "MOTOR factory", "TEXTILE shop II". */
export function cardName(card: PublicCard): string {
  const words = { sector: t(`sector.${card.sector}`), kind: t(`kind.${card.kind}`) };
  return card.copy === null
    ? t('card.name', words)
    : t('card.copy', { ...words, copy: t(`copy.${card.copy === 1 ? 1 : 2}`) });
}

/** "factory", "shop II". */
export function kindName({ kind, copy }: PublicCard): string {
  const words = t(`kind.${kind}`);
  return copy === null ? words : `${words} ${t(copy === 1 ? 'copy.1' : 'copy.2')}`;
}

/**
 * What lies on a space: nothing, a card with its face down, or the card itself. One is `forgotten` that lies open
 * still at a table that waits to be shown, though nobody may know any more which it is.
 */
export type Lying =
  | { lies: 'nothing' }
  | { lies: 'back'; forgotten?: true }
  | { lies: 'card'; card: PublicCard };

export function lyingOn(table: Table, space: Space): Lying {
  const location = table.locations.find((each) => each.space === space);
  if (!location) return { lies: 'nothing' };
  if (location.card !== null) return { lies: 'card', card: cardOf(table, location.card) };
  return location.faceUp ? { lies: 'back', forgotten: true } : { lies: 'back' };
}

/** The card on a space while its face is up. */
export function openCard(table: Table, space: Space): PublicCard | undefined {
  const lying = lyingOn(table, space);
  return lying.lies === 'card' ? lying.card : undefined;
}

/** The seat that owns a property card; null while it lies on the board or in a hand. */
export function ownerOf(table: Table, id: Card): number | null {
  const holder = table.properties[id];
  return typeof holder === 'number' ? holder : null;
}

/** True while the property card lies on its location, to be taken. */
export function isToBeHad(table: Table, id: Card): boolean {
  return table.properties[id] === 'board';
}

/** The cards of a sector that a seat owns, the most valuable first. */
export function ownedIn(table: Table, sector: Sector, seat: number): readonly PublicCard[] {
  return table.cards.filter((card) => card.sector === sector && ownerOf(table, card.id) === seat);
}

/** What a landing in a sector pays each seat that owns something there. */
export function payments(
  table: Table,
  pays: readonly number[],
): readonly { seat: number; points: number }[] {
  return table.players
    .map(({ seat }, i) => ({ seat, points: pays[i] ?? 0 }))
    .filter(({ points }) => points > 0);
}
