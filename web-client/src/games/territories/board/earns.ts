import { ownerOf, plotOf } from '../fields';
import { grouped } from '../money';
import { campRange, type Prospect } from '../risk';
import type { Plot, Table } from '../wire';
import { t } from '../words';

/**
 * What a field that is bought by a throw earns its buyer then, with what he has already: "earns 2,000", of a camp
 * the most; null where nothing is bought.
 */
export function earnsThen(table: Table, { kind, field }: Prospect): string | null {
  const plot = kind === 'buy' ? plotOf(table, field) : undefined;
  return plot ? t('board.earns', { sum: rentThen(table, plot) }) : null;
}

function rentThen(table: Table, { type, rent, fleetRents, rentPerPip }: Plot): string {
  const alike = table.fields.filter((each) => each.type === type);
  const has = alike.filter(({ id }) => ownerOf(table, id) === table.turn).length;
  if (rentPerPip !== null) return t('board.most', { to: campRange(rentPerPip * (has + 1)).to });
  return grouped(rent ?? fleetRents?.[has] ?? 0);
}
