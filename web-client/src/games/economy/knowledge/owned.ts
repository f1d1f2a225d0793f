import { cardName, ownerOf } from '../cards';
import type { Session } from '../session';
import type { PublicCard, Table } from '../wire';
import { t } from '../words';

/** A card with whose its property is: "Mireille’s FOOD factory", "your FOOD shop I", "free MOTOR invention". */
export function ownedName({ play }: Pick<Session, 'play'>, card: PublicCard): string {
  const owner = ownerOf(play.table.value, card.id);
  const told = { card: cardName(card), name: owner === null ? '' : play.name(owner) };
  if (owner === null) return t('owned.free', told);
  return t(owner === play.seat.value ? 'owned.yours' : 'owned.of', told);
}

/** Somebody whose sign stands on an open card, as a sample of it; undefined while none does. */
export function ownerShown(table: Table): number | undefined {
  const owners = table.locations.map(({ card }) => (card === null ? null : ownerOf(table, card)));
  return owners.find((owner) => owner !== null) ?? undefined;
}

/** Whose card it is, as a sentence about it begins: "Mireille’s card". */
export function whoseCard({ play }: Pick<Session, 'play'>, card: PublicCard): string {
  const owner = ownerOf(play.table.value, card.id);
  if (owner === null) return t('owned.whose.free');
  const isMine = owner === play.seat.value;
  return isMine ? t('owned.whose.yours') : t('owned.whose', { name: play.name(owner) });
}
