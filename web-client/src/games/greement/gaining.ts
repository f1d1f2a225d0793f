import { cardFace, endangered } from './cards';
import { profitSum, profitUnder } from './sums';
import type { Square, Table } from './wire';

/** The owned squares that would bring more once the open card has passed. */
export function gaining(table: Table): readonly Square[] {
  const { event, squares } = table;
  if (event === null) return [];
  const after = { ...table, values: { ...table.values, ...event.prospect.values } };
  const grazed = cardFace(event.card).effects.some((effect) => effect.do === 'lands-to-cattle');
  const hit = new Set(endangered(table));
  return Object.entries(squares).flatMap(([square, { kind, owner }]) => {
    if (owner === null || kind === null) return [];
    const then = grazed && (kind === 'land' || kind === 'crop') ? 'cattle' : kind;
    if (hit.has(square) && then === kind) return [];
    const now = profitSum(table, square, kind).result;
    return profitUnder(after, square, then) > now ? [square] : [];
  });
}
