import { campsIn, ownerOf, plotOf } from '../fields';
import { grouped } from '../money';
import { campRange, type Prospect } from '../risk';
import type { Plot, Table } from '../wire';
import { t } from '../words';

/** What a field earns each time another lands there: of a camp by the highest throw, for each pip `perPip`. */
export interface Earning {
  sum: number;
  perPip?: number;
}

/**
 * What a field that a throw leads to earns whoever throws: one that is bought with what he has already, his own
 * as it stands; null where it never is his.
 */
export function earningOf(table: Table, { kind, field }: Prospect): Earning | null {
  const plot = plotOf(table, field);
  if (!plot) return null;
  if (kind === 'buy') return bought(table, plot);
  return kind === 'own-ground' ? owned(table, plot) : null;
}

/** Of a purchase in few signs: "earns 2,000", of a camp "earns ≤1,200"; null where nothing is bought. */
export function earnsThen(table: Table, prospect: Prospect): string | null {
  return prospect.kind === 'buy' ? told(table, prospect, 'board.most.short') : null;
}

/** The earning in words: "earns 2,000", of a camp "earns up to 1,200". */
export function earnsWords(table: Table, prospect: Prospect): string | null {
  return told(table, prospect, 'board.most');
}

function told(
  table: Table,
  prospect: Prospect,
  most: 'board.most' | 'board.most.short',
): string | null {
  const earning = earningOf(table, prospect);
  if (!earning) return null;
  const { sum, perPip } = earning;
  return t('board.earns', { sum: perPip === undefined ? grouped(sum) : t(most, { to: sum }) });
}

function bought(table: Table, { type, rent, fleetRents, rentPerPip }: Plot): Earning {
  const alike = table.fields.filter((each) => each.type === type);
  const has = alike.filter(({ id }) => ownerOf(table, id) === table.turn).length;
  if (rentPerPip !== null) return ofCamps(rentPerPip, has + 1);
  return { sum: rent ?? fleetRents?.[has] ?? 0 };
}

function owned(table: Table, plot: Plot): Earning {
  const { id, rentPerPip } = plot;
  if (rentPerPip !== null) return ofCamps(rentPerPip, campsIn(table, plot));
  return { sum: table.rent[id] ?? 0 };
}

function ofCamps(rentPerPip: number, camps: number): Earning {
  const perPip = rentPerPip * camps;
  return { sum: campRange(perPip).to, perPip };
}
