import { priceChange } from '../board/price';
import type { Session } from '../session';
import { t } from '../words';

/** How many of the free squares the open card would make cheaper or dearer for the reader, and by how much. */
export function foreseenPrices(session: Session): string | undefined {
  if (session.play.seat.value === null) return undefined;
  const changes = Object.keys(session.play.table.value.squares).map((square) =>
    priceChange(session, square),
  );
  const cheaper = changes.filter((change) => change < 0).map((change) => -change);
  const dearer = changes.filter((change) => change > 0);
  const told = [
    ...(cheaper.length > 0 ? [t('foreseen.cheaper', changeOf(cheaper))] : []),
    ...(dearer.length > 0 ? [t('foreseen.dearer', changeOf(dearer))] : []),
  ];
  return told.length > 0 ? told.join(t('list.comma')) : undefined;
}

function changeOf(coins: readonly number[]): { n: number; by: string } {
  const [least, most] = [Math.min(...coins), Math.max(...coins)];
  return { n: coins.length, by: least === most ? `${least}` : t('foreseen.by', { least, most }) };
}
